// Each window stays where it was in a game, whatever others do with the same game meanwhile.

import type { GameTypes } from '../../table/game.ts';
import type { Session } from '../../table/session.ts';
import { jump } from '../../table/timeline.ts';

const keyOf = (device: string): string => `${device}.place`;

/** `device`: the name under which games of this kind lie there. */
export function stayAt<G extends GameTypes>(device: string, { id, timeline }: Session<G>): void {
  const { points, at, tip } = timeline;
  try {
    sessionStorage.setItem(keyOf(device), [id, points[at]!.key, points[tip]!.key].join(' '));
  } catch {
    // Then the window opens the game where it was last stored.
  }
}

/** The game as this window left it. */
export function backToPlace<G extends GameTypes>(device: string, session: Session<G>): Session<G> {
  const { timeline } = session;
  let kept = '';
  try {
    kept = sessionStorage.getItem(keyOf(device)) ?? '';
  } catch {
    return session;
  }
  const [id, at, tip] = kept.split(' ');
  if (id !== session.id) return session;
  const find = (key: string | undefined): number => timeline.points.findIndex((point) => point.key === key);
  const [here, end] = [find(at), find(tip)];
  if (here < 0 || end < 0) return session;
  return { ...session, timeline: jump(jump(timeline, end), here) };
}
