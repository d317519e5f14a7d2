// An orc event of a game under way, moment by moment. Whoever plays a move at the table looks on where an event goes on,
// so that the film needs no second run; of a game that was opened it is made when somebody wants to see it.

import { pathTo } from '../../table/timeline.ts';
import {
  fromOrcEvent,
  type Game,
  type GameEvent,
  type Moment,
  type Move,
  play,
  trace,
  untilHarvest,
} from '../engine/index.ts';
import type { Point, Timeline } from './types.ts';

export interface EventFilm {
  /** The point whose move made the event begin: the same for all of one event. */
  start: number;
  moments: readonly Moment[];
  /** So many of them are older than the last move. */
  known: number;
}

/** What belongs to the event that began with a move, or was going on. */
const eventIn = <M extends { event: GameEvent }>(moments: readonly M[]) =>
  untilHarvest(fromOrcEvent(moments));
const begins = ({ events }: Pick<Point, 'events'>): boolean => events.some(({ type }) => type === 'event');
const ends = ({ events }: Point): boolean => eventIn(events.map((event) => ({ event }))).over;

/** What was seen of an event, by the game that the move led to. */
const seen = new WeakMap<Game, readonly Moment[]>();

/** As the engine's `play`; the moments of an orc event are kept for its film. */
export function playAndWatch(game: Game, move: Move): ReturnType<typeof play> {
  if (!game.fiends) return play(game, move);
  const played = trace(game, move);
  if (played.ok && (game.phase === 'orcs' || begins(played.value)))
    seen.set(played.value.game, eventIn(played.value.moments).moments);
  return played;
}

function momentsOf(timeline: Timeline, { game, move, after }: Point): readonly Moment[] {
  const known = seen.get(game);
  if (known) return known;
  const traced = move && trace(timeline.points[after]!.game, move);
  const moments = traced?.ok ? eventIn(traced.value.moments).moments : [];
  seen.set(game, moments);
  return moments;
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
