// An orc loses strength, is defeated, or leaves the cave (fiends.rewardBoard.*, fiends.breach.freed).

import { edit, push, type Turn, tell } from '../../state/turn.ts';
import type { Seat } from '../../state/types.ts';
import { release } from '../board/breach.ts';
import { changeOrc, noMarkersLeft, orcOf } from '../board/orcs.ts';
import { settleHomes } from '../board/rooms.ts';
import { ORC_STRENGTHS } from '../data/orc-events.ts';
import type { OrcLetter } from '../types.ts';
import { askToBefriend } from './befriend.ts';
import { rulings } from './tell.ts';

/** The cave space of an orc and its hostage come back to their owner. */
export function leaveCave(turn: Turn, seat: Seat, orc: OrcLetter): void {
  const player = edit(turn, seat);
  const hostage = release(player, orc);
  tell(turn, { type: 'released', seat, what: orc, rule: 'fiends.breach.freed' });
  // RL-09: a dwarf that is freed while others work may act at once, or only from the next round on.
  if (typeof hostage === 'number' && !rulings(turn.game).freedActs && turn.game.phase === 'work')
    player.dwarfs = player.dwarfs.map((dwarf, i) =>
      i === hostage && dwarf.at === null ? { ...dwarf, at: 'resting' } : dwarf,
    );
  settleHomes(player);
}

/** The strength marker is gone; a reward or gold follows. `marker`: the value that counts (RL-06). */
export function defeat(turn: Turn, seat: Seat, orc: OrcLetter, marker: number, dwarf: number): void {
  const player = edit(turn, seat);
  const inCave = orcOf(player, orc).zone === 'cave';
  if (inCave) leaveCave(turn, seat, orc);
  changeOrc(player, orc, { zone: 'defeated', at: -1, strength: 0, held: undefined });
  tell(turn, { type: 'defeated', seat, what: orc, n: marker, rule: 'fiends.rewardBoard.choice' });
  if (noMarkersLeft(player)) tell(turn, { type: 'unlocked', seat, rule: 'fiends.rewardBoard.lastOrc' });
  push(turn, { kind: 'fallen', seat, dwarf, rule: 'fiends.rewardBoard.choice', orc, marker });
  if (inCave) askToBefriend(turn, seat);
}

/** RL-06: what Soldier and Mercenary may use after this reduction. */
export function markerBefore(turn: Turn, seat: Seat, orc: OrcLetter, before: number): number {
  const options = rulings(turn.game);
  if (options.markerValue === 'before') return before;
  const side = options.experts.includes(seat + 1) ? 'hard' : options.strength;
  return ORC_STRENGTHS[side][orc] + options.stronger;
}

/** Lowers the strength; at 0 the orc is defeated (fiends.event.bribeDefeat). */
export function weaken(
  turn: Turn,
  seat: Seat,
  orc: OrcLetter,
  by: number,
  before: number,
  rule: Parameters<typeof tell>[1]['rule'],
): void {
  const player = edit(turn, seat);
  const strength = Math.max(0, orcOf(player, orc).strength - by);
  changeOrc(player, orc, { strength });
  tell(turn, { type: 'weakened', seat, what: orc, n: strength, rule });
  if (strength === 0) defeat(turn, seat, orc, markerBefore(turn, seat, orc, before), -1);
}
