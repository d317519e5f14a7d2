// Every orc that could be met on an expedition: each lawful number of dogs, or why it cannot be fought.

import { explain, type Game, type Move, type OrcId, type Refusal } from '../../engine/index.ts';
import { expeditionOf } from './items.ts';

type Fight = Extract<Move, { type: 'fight' }>;
const isFight = (move: Move): move is Fight => move.type === 'fight';

interface Opponent {
  id: OrcId;
  fights: Fight[];
  reason: Refusal | null;
}

/** Nobody is fought with the strength of a beaten orc (fiends.reward.*). */
export function opponentsOf(game: Game, moves: readonly Move[]): Opponent[] {
  const frame = expeditionOf(game);
  if (!frame || frame.hired) return [];
  const { fiends, goods } = game.players[frame.seat];
  return (fiends?.orcs ?? [])
    .filter(({ zone }) => zone !== 'defeated' && zone !== 'friendly')
    .map(({ id }): Opponent => {
      const fights = moves.filter(isFight).filter(({ orc }) => orc === id);
      const asked = { type: 'fight', orc: id, dogs: goods.dog } as Move;
      const [reason = null] = fights.length > 0 ? [] : explain(game, { about: 'move', move: asked }).reasons;
      return { id, fights, reason };
    });
}
