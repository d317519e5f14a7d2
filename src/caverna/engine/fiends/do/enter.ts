// An orc enters a space, by its own step or pushed (fiends.move.*, fiends.traps.*).

import type { EventOf } from '../../state/events.ts';
import { isEmpty } from '../../state/goods.ts';
import { squareName } from '../../state/squares.ts';
import { edit, push, type Turn, tell } from '../../state/turn.ts';
import type { Seat } from '../../state/types.ts';
import { changeOrc, hostileOrcs, orcOf, setTrap } from '../board/orcs.ts';
import { springs } from '../board/spring.ts';
import { loseAnimals, loseCrops } from '../board/tread.ts';
import { CAVE } from '../board/walk.ts';
import type { OrcLetter } from '../types.ts';
import { askToBefriend } from './befriend.ts';
import { breach } from './breach.ts';
import { defeat, markerBefore, weaken } from './defeat.ts';
import { rulings, tellLost, trapRule } from './tell.ts';

/** What is on the space goes back to the supply. */
export function ruin(turn: Turn, seat: Seat, at: number): void {
  const crops = loseCrops(edit(turn, seat), at);
  if (!isEmpty(crops))
    tell(turn, { type: 'cleared', seat, at: squareName(at), goods: crops, rule: 'fiends.move.crops' });
  tellLost(turn, seat, at, loseAnimals(edit(turn, seat), at), 'fiends.move.animals');
}

/** The orc is there, and `how` it came is told, before anything happens on the space. */
export function enter(
  turn: Turn,
  seat: Seat,
  orc: OrcLetter,
  at: number,
  how: Pick<EventOf<'stepped' | 'pushed'>, 'type' | 'rule'>,
): void {
  if (at !== CAVE) changeOrc(edit(turn, seat), orc, { at, held: undefined });
  tell(turn, { ...how, seat, what: orc, at: squareName(at) });
  if (at === CAVE) {
    breach(turn, seat, orc);
    return;
  }
  ruin(turn, seat, at);
  spring(turn, seat, orc, at);
}

function spring(turn: Turn, seat: Seat, orc: OrcLetter, at: number): void {
  const player = edit(turn, seat);
  const found = springs(player, orc, at, rulings(turn.game));
  if (!found) return;
  const { trap, spring: effect, permanent } = found;
  const rule = trapRule(trap.id);
  const { strength } = orcOf(player, orc);
  const holds = effect.does === 'hold';
  if (holds) changeOrc(player, orc, { held: true });
  else if (!permanent) setTrap(player, at, false);
  tell(turn, { type: holds ? 'held' : 'sprung', seat, what: orc, at: squareName(at), trap: trap.id, rule });
  switch (effect.does) {
    case 'defeat':
      defeat(turn, seat, orc, markerBefore(turn, seat, orc, strength), -1);
      break;
    case 'hold':
      askToBefriend(turn, seat);
      break;
    case 'weaken':
      weaken(turn, seat, orc, strength - effect.to, strength, rule);
      break;
    case 'tribute':
      push(turn, {
        kind: 'tribute',
        seat,
        dwarf: -1,
        rule,
        orc,
        trap: trap.id,
        good: effect.good,
        most: effect.most,
      });
      break;
    case 'hits': {
      const before: Partial<Record<OrcLetter, number>> = {};
      for (const one of hostileOrcs(player)) before[one.id as OrcLetter] = one.strength;
      push(turn, {
        kind: 'hits',
        seat,
        dwarf: -1,
        rule,
        trap: trap.id,
        hits: effect.hits,
        by: effect.by,
        before,
      });
      break;
    }
  }
}
