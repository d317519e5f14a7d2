// How Metamorpha comes in, and what she is attracted by.

import { gateTerrain } from '../map/gates.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap, Square } from '../state/types.ts';
import type { Gate, Terrain } from '../state/vocabulary.ts';

/** The die shows a gate; one that is not in play is rolled again. battalia.npc.enter battalia.npc.reroll */
export const entersAt = (inPlay: readonly Gate[], roll: Gate): Result<Gate> =>
  inPlay.includes(roll) ? ok(roll) : refuse('gateNotInPlay', 'battalia.npc.reroll', { gate: roll });

/** What has changed on the board. */
export type BoardChange =
  /** A road, a city or a gate has been laid on an empty square. */
  | { change: 'built'; at: Square }
  /** A card has been replaced by one from the supply: terraforming, storm effect 7. */
  | { change: 'replaced'; at: Square }
  /** Two cards of the board have changed places; `to` is the one she would go to. */
  | { change: 'swapped'; to: Square }
  /** A card of a valley has been turned. */
  | { change: 'discovered'; at: Square };

type Attracting = Pick<Options, 'swapAttracts' | 'discoverAttracts'>;

/** Whether a change of this kind attracts her. battalia.metamorpha.new battalia.metamorpha.replaced */
export function attracts(change: BoardChange['change'], options: Attracting): boolean {
  switch (change) {
    case 'built':
    case 'replaced':
      return true;
    case 'swapped':
      return options.swapAttracts;
    case 'discovered':
      return options.discoverAttracts;
  }
}

/** Where she stands after a change; she does not come in by it. */
export function wandersTo(at: Square | null, change: BoardChange, options: Attracting): Square | null {
  if (at === null || !attracts(change.change, options)) return at;
  return change.change === 'swapped' ? change.to : change.at;
}

/** The terrain of what lies on a square; null for none, and where nobody has entered it. */
export function terrainAt({ cards }: Pick<GameMap, 'cards'>, square: Square | null): Terrain | null {
  const card = square === null ? undefined : cards[square];
  if (card?.kind === 'gate') return gateTerrain(card.gate);
  return card?.kind === 'city' || card?.kind === 'road' ? (card.terrain ?? null) : null;
}
