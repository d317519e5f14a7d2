// An orc event of a game under way, moment by moment: the moves since it began, carried out once more while somebody
// looks on.

import { pathTo } from '../../table/timeline.ts';
import { type Game, type GameEvent, type Moment, trace } from '../engine/index.ts';
import type { Point, Timeline } from './types.ts';

export interface EventFilm {
  /** The point whose move made the event begin: the same for all of one event. */
  start: number;
  moments: readonly Moment[];
  /** So many of them are older than the last move. */
  known: number;
}

const begins = ({ events }: Point): boolean => events.some(({ type }) => type === 'event');

/** The harvest is announced: the event is over. */
function ends(point: Point): boolean {
  const from = point.events.findIndex(({ type }) => type === 'event');
  return point.events.slice(from + 1).some(({ type }: GameEvent) => type === 'phase');
}

const traced = new WeakMap<Game, readonly Moment[]>();

/** The moments of the move that led here, from the announcement of the event to that of the harvest. */
function momentsOf(timeline: Timeline, point: Point): readonly Moment[] {
  const kept = traced.get(point.game);
  if (kept) return kept;
  const done = point.move && trace(timeline.points[point.after]!.game, point.move);
  const all = done?.ok ? done.value.moments : [];
  const moments = all.slice(
    Math.max(
      0,
      all.findIndex(({ event }) => event.type === 'event'),
    ),
  );
  const end = moments.findIndex(({ event }) => event.type === 'phase');
  const own = end < 0 ? moments : moments.slice(0, end + 1);
  traced.set(point.game, own);
  return own;
}

/**
 * The event that is going on, or that has ended with the last move; moves of bots after its end do not count, so that
 * people can look at it until they decide something else. Null when there is none.
 */
export function filmOf(timeline: Timeline, isBot: (seat: number) => boolean): EventFilm | null {
  const path = pathTo(timeline, timeline.at);
  const at = path.findLastIndex((point) => begins(timeline.points[point]!));
  if (at < 0) return null;
  const points = path.slice(at).map((point) => timeline.points[point]!);
  const end = points.findIndex(ends);
  if (end >= 0 && points.slice(end + 1).some(({ seat }) => !isBot(seat))) return null;
  const shown = end < 0 ? points : points.slice(0, end + 1);
  const parts = shown.map((point) => momentsOf(timeline, point));
  const moments = parts.flat();
  // A move may change the board without a word, such as leading animals elsewhere.
  const last = moments.pop()!;
  moments.push(end < 0 ? { ...last, game: points.at(-1)!.game } : last);
  return { start: path[at]!, moments, known: moments.length - (parts.at(-1)?.length ?? 0) };
}
