// Consecutive events that make one line.

import { type Bundle, type Game, type GameEvent, plus } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';

export interface Group {
  events: GameEvent[];
  /** How the group is told; without it the event named `main` tells itself, with what was paid for it. */
  tell?: (t: Tongue, game: Game) => string | null;
  main?: GameEvent;
  cost?: Bundle;
}

/** Finds the group that begins at the first of these events, if it is of this kind. */
export type Finder = (events: readonly GameEvent[]) => Group | null;

/** The events from the first on that are like it. */
export function run<E extends GameEvent>(
  events: readonly GameEvent[],
  like: (event: GameEvent) => event is E,
): E[] {
  const found: E[] = [];
  for (const event of events) {
    if (!like(event)) break;
    found.push(event);
  }
  return found;
}

/** The goods of all these events together. */
export const goodsOf = (events: readonly { goods: Bundle }[]): Bundle =>
  events.reduce<Bundle>((sum, { goods }) => plus(sum, goods), {});
