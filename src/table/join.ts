// A game as it is stored and as a window has it, made one: every line of both is in it, and of everything else what
// this window has changed.

import type { GameTypes } from './game.ts';
import type { Part } from './parts.ts';
import type { StoredGame } from './record.ts';
import { startOf } from './same-start.ts';
import { growTree, joinTree, listTree } from './tree.ts';

export const isSameStart = <G extends GameTypes>(one: StoredGame<G>, other: StoredGame<G>): boolean =>
  startOf(one.file) === startOf(other.file);

export function joined<G extends GameTypes>(
  stored: StoredGame<G>,
  mine: StoredGame<G>,
  changed: ReadonlySet<Part>,
): StoredGame<G> {
  const from = (part: Part): StoredGame<G> => (changed.has(part) ? mine : stored);
  const theirs = growTree(stored.file.lines, stored.file.session.branches);
  const ours = growTree(mine.file.lines, mine.file.session.branches);
  joinTree(theirs.tree, ours.tree);
  const { key } = (changed.has('place') ? ours : theirs).tip;
  const { lines, branches } = listTree(theirs.tree, theirs.tree.byKey.get(key)!);
  const { at, end } = from('place').file.session;
  const named = from('seats').file.setup.seats;
  const seats = mine.file.setup.seats.map((seat, i) => ({ ...seat, name: named[i]?.name ?? seat.name }));
  const { name } = from('name');
  const { bots } = from('bots').file.session;
  const { settings } = from('settings').file.session;
  return {
    ...mine,
    name,
    facts: { ...from('place').facts, seats: seats.map((seat) => seat.name) },
    file: {
      ...mine.file,
      setup: { ...mine.file.setup, seats },
      lines,
      session: { ...mine.file.session, name, at, end, branches, bots, settings },
    },
  };
}
