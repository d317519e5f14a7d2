// An orc takes a space in the cave (fiends.breach.*).

import { askToHouse } from '../../do/primitives.ts';
import { isEmpty } from '../../state/goods.ts';
import { squareName } from '../../state/squares.ts';
import { edit, push, type Turn, tell } from '../../state/turn.ts';
import type { Seat } from '../../state/types.ts';
import type { Good } from '../../state/vocabulary.ts';
import { hostagesAt, occupy, takeHostage } from '../board/breach.ts';
import { animalsLost, flee } from '../board/flee.ts';
import { orcOf } from '../board/orcs.ts';
import type { OrcId, OrcLetter } from '../types.ts';
import { askToBefriend } from './befriend.ts';
import { leaveCave } from './defeat.ts';
import { rulings, tellLost } from './tell.ts';

/** The orc looks for a space; `again`: it is in the cave already and may stay. */
export function breach(turn: Turn, seat: Seat, orc: OrcLetter, again = false): void {
  push(turn, { kind: 'breach', seat, dwarf: -1, rule: 'fiends.breach.preference', orc, again });
}

export function capture(turn: Turn, seat: Seat, at: number, hostage: number | OrcId): void {
  takeHostage(edit(turn, seat), at, hostage);
  tellCaptured(turn, seat, at, hostage);
}

export function tellCaptured(turn: Turn, seat: Seat, at: number, hostage: number | OrcId): void {
  const event = { type: 'captured', seat, at: squareName(at), rule: 'fiends.breach.hostage' } as const;
  tell(
    turn,
    typeof hostage === 'number' ? { ...event, what: 'dwarf', n: hostage + 1 } : { ...event, what: hostage },
  );
}

export function takeSpace(turn: Turn, seat: Seat, orc: OrcLetter, at: number): void {
  const player = edit(turn, seat);
  const now = orcOf(player, orc);
  const moves = now.zone === 'cave';
  if (moves) {
    if (now.at === at) return;
    leaveCave(turn, seat, orc);
  }
  const { animals, mined } = occupy(player, orc, at);
  tell(turn, { type: 'breached', seat, what: orc, at: squareName(at), rule: 'fiends.breach.preference' });
  const lost = animalsLost(player, at, rulings(turn.game), animals);
  tellLost(turn, seat, at, lost, 'fiends.breach.animals');
  const homeless = lost === animals ? {} : flee(player, animals);
  if (!isEmpty(homeless)) {
    for (const animal in homeless) player.goods[animal as Good] += homeless[animal as Good]!;
    askToHouse(turn, seat);
  }
  if (!isEmpty(mined))
    tell(turn, { type: 'cleared', seat, at: squareName(at), goods: mined, rule: 'fiends.breach.goods' });
  const { orc: friend, dwarfs } = hostagesAt(player, at, rulings(turn.game));
  if (friend) capture(turn, seat, at, friend);
  else if (dwarfs.length === 1) capture(turn, seat, at, dwarfs[0]!);
  else if (dwarfs.length > 1)
    push(turn, { kind: 'hostage', seat, dwarf: -1, rule: 'fiends.breach.weakestTie', at, dwarfs });
  // The room it leaves may be what a held orc has waited for.
  if (moves) askToBefriend(turn, seat);
}
