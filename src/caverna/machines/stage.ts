// Which part of the rulebook a game is in: read off the game alone, so that a game opened in the middle of anything
// goes on there.

import type { Game, Phase } from '../engine/index.ts';
import { expeditionAt } from './expedition.ts';

export const STAGES = [
  /** Before the first round: tiles bought as bonuses of a campaign. */
  'preparation',
  /** Solo: protecting goods before they are cleared away. */
  'roundStart',
  'work',
  'expedition',
  'orcEvent',
  /** Trades of some folk; what grows and what mines yield comes in by itself. */
  'harvestStart',
  'fieldOrBreeding',
  'feeding',
  'breeding',
  /** Exchanges before the points are counted. */
  'lastExchanges',
  'scoring',
] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Record<Phase, Stage> = {
  protect: 'roundStart',
  replenish: 'roundStart',
  work: 'work',
  orcs: 'orcEvent',
  harvestStart: 'harvestStart',
  choose: 'fieldOrBreeding',
  field: 'harvestStart',
  mining: 'harvestStart',
  feed: 'feeding',
  breed: 'breeding',
  roundOver: 'roundStart',
  final: 'lastExchanges',
  over: 'scoring',
};

export function stageOf(game: Game): Stage {
  if (game.stack.length === 0) return 'scoring';
  if (game.round === 0) return 'preparation';
  const stage = STAGE_OF[game.phase];
  return stage === 'work' && expeditionAt(game) >= 0 ? 'expedition' : stage;
}
