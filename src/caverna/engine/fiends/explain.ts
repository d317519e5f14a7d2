// Why a move or an effect of this box is refused, where the reason is more than "not now".

import type { Effect } from '../actions/effects.ts';
import type { Refusal } from '../state/result.ts';
import type { Actor, Frame, Game, Move, Player } from '../state/types.ts';
import { hostileOrcs } from './board/orcs.ts';
import { rulings } from './do/tell.ts';
import { trapSites } from './frames/actions.ts';
import { dogsCount, needs } from './frames/fight.ts';

/** fiends.fight.*: the orc is not here, or weapon and dogs do not reach its strength. */
function whyNotFight(game: Game, frame: Frame, move: Extract<Move, { type: 'fight' }>): Refusal | null {
  if (frame.kind !== 'loot') return null;
  if (frame.hired) return { code: 'noFight', rule: frame.rule };
  const player = game.players[frame.seat];
  if (player.fiends!.orcs.some(({ id, zone }) => id === move.orc && zone === 'reserve'))
    return { code: 'orcNotThere', rule: 'fiends.orcD.fight' };
  const orc = hostileOrcs(player).find(({ id }) => id === move.orc);
  if (!orc) return { code: 'orcNotHostile', rule: 'fiends.fight.anywhere' };
  const weapon = player.dwarfs[frame.dwarf]?.weapon ?? 0;
  const least = needs(game, 'fightOrc');
  if (weapon < least) return { code: 'tooWeak', rule: 'fiends.loot.fightOrc', args: { needs: least } };
  const has = weapon + Math.min(move.dogs, player.goods.dog) * dogsCount(player);
  if (has < orc.strength)
    return { code: 'orcTooStrong', rule: 'fiends.fight.win', args: { has, needs: orc.strength } };
  return { code: 'limitReached', rule: 'fiends.fight.dogs' };
}

export const whyNotFiends = (game: Game, frame: Frame, move: Move): Refusal | null =>
  move.type === 'fight' ? whyNotFight(game, frame, move) : null;

/** A trap without a place or its price, a forge without wood, mines that are not there. */
export function whyNotFiendsEffect(
  game: Game,
  player: Player,
  { dwarf }: Actor,
  effect: Effect,
): Refusal | null {
  switch (effect.do) {
    case 'layTrap':
      if (trapSites(player, rulings(game)).length === 0)
        return { code: 'noSite', rule: 'fiends.traps.empty' };
      return { code: 'cannotPay', rule: 'fiends.traps.laying' };
    case 'restock':
      return { code: 'noMine', rule: 'fiends.restock.amount' };
    case 'forgeWood':
      return player.dwarfs[dwarf]?.weapon
        ? { code: 'armed', rule: 'fiends.space.armory' }
        : { code: 'cannotPay', rule: 'fiends.space.armory', args: { wood: 1 } };
    default:
      return null;
  }
}
