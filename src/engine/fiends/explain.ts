// Why a move of this box is refused, where the reason is more than "not now".

import type { Refusal } from '../result.ts';
import type { Frame, Game, Move } from '../types.ts';
import { dogsCount } from './board/bargain.ts';
import { hostileOrcs } from './board/orcs.ts';
import { needs } from './frames/fight.ts';

/** fiends.fight.*: the orc is not here, or weapon and dogs do not reach its strength. */
function whyNotFight(game: Game, frame: Frame, move: Extract<Move, { type: 'fight' }>): Refusal | null {
  if (frame.kind !== 'loot') return null;
  const player = game.players[frame.seat]!;
  if (player.fiends!.orcs.some(({ id, zone }) => id === move.orc && zone === 'reserve'))
    return { code: 'notLegal', rule: 'fiends.orcD.fight' };
  const orc = hostileOrcs(player).find(({ id }) => id === move.orc);
  if (!orc) return { code: 'notLegal', rule: 'fiends.fight.anywhere' };
  const weapon = player.dwarfs[frame.dwarf]?.weapon ?? 0;
  const least = needs(game, 'fightOrc');
  if (weapon < least) return { code: 'tooWeak', rule: 'fiends.loot.fightOrc', args: { needs: least } };
  const dogs = Math.min(move.dogs, player.goods.dog);
  if (weapon + dogs * dogsCount(player) < orc.strength)
    return { code: 'tooWeak', rule: 'fiends.fight.win', args: { needs: orc.strength } };
  return { code: 'limitReached', rule: 'fiends.fight.dogs' };
}

export const whyNotFiends = (game: Game, frame: Frame, move: Move): Refusal | null =>
  move.type === 'fight' ? whyNotFight(game, frame, move) : null;
