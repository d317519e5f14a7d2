// Each window stays where it was in a game, whatever others do with the same game meanwhile.

import { jump } from '../../../../table/timeline.ts';
import type { Session } from '../../../table/types.ts';

const KEY = 'cave-farmers.place';

export function stayAt({ id, timeline }: Session): void {
  const { points, at, tip } = timeline;
  try {
    sessionStorage.setItem(KEY, [id, points[at]!.key, points[tip]!.key].join(' '));
  } catch {
    // Then the window opens the game where it was last stored.
  }
}

/** The game as this window left it. */
export function backToPlace(session: Session): Session {
  const { timeline } = session;
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
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
