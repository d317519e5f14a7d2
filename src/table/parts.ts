// What people change about a game besides playing on, each thing for itself: two windows that change different things
// do not undo each other.

import type { GameTypes } from './game.ts';
import type { StoredGame } from './record.ts';
import type { Session } from './session.ts';
import { growTree, pathOf } from './tree.ts';

const PARTS = ['name', 'seats', 'bots', 'settings', 'place'] as const;
export type Part = (typeof PARTS)[number];
/** Comparable: equal texts are equal things. */
export type Parts = Readonly<Record<Part, string>>;

export function partsOfSession<G extends GameTypes>({ name, timeline, bots, settings }: Session<G>): Parts {
  const { points, at, tip } = timeline;
  return {
    name,
    seats: JSON.stringify(points[0]!.game.setup.seats.map((seat) => seat.name)),
    bots: JSON.stringify(bots),
    settings: JSON.stringify([settings.confirm, settings.pace]),
    place: `${points[at]!.key} ${points[tip]!.key}`,
  };
}

export function partsOfRecord<G extends GameTypes>({ name, file }: StoredGame<G>): Parts {
  const { at, branches, bots, settings } = file.session;
  const { tip } = growTree(file.lines, branches);
  return {
    name,
    seats: JSON.stringify(file.setup.seats.map((seat) => seat.name)),
    bots: JSON.stringify(bots),
    settings: JSON.stringify([settings.confirm, settings.pace]),
    place: `${pathOf(tip)[at]?.key} ${tip.key}`,
  };
}

/** All of them when nothing was known before. */
export const changedParts = (before: Parts | null, after: Parts): ReadonlySet<Part> =>
  new Set(PARTS.filter((part) => before?.[part] !== after[part]));
