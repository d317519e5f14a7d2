// A game as everything that was tried: a tree of positions, each the answer to one move. Undoing never forgets,
// going back and playing something else starts a second line beside the first. Plain data, never changed in place;
// games share what did not change, so that keeping every position costs little.

import { fingerprint } from '../plain/fingerprint.ts';
import type { GameTypes, Result, Rules } from './game.ts';

/** A place in the tree. Point 0 is the beginning. */
export interface Point<G extends GameTypes> {
  /** The point before, or -1. */
  after: number;
  /** How many moves lead here. */
  depth: number;
  /** A fingerprint of the way that leads here: the same in every copy of the game, whatever else was tried there. */
  key: string;
  move: G['move'] | null;
  /** The move as a line; empty at the beginning. */
  line: string;
  /** Who made the move, or -1. */
  seat: number;
  game: G['game'];
  events: readonly G['event'][];
  reveals: readonly G['reveal'][];
  /** Points that come after this one, in the order in which they were tried. */
  next: readonly number[];
}

export interface Timeline<G extends GameTypes> {
  points: readonly Point<G>[];
  /** The point on the table. */
  at: number;
  /** The end of the line that is being played; redo goes there. */
  tip: number;
}

export const START = '';
export const keyAfter = (key: string, line: string): string => fingerprint(`${key}\n${line}`);

const beginning = <G extends GameTypes>(game: G['game']): Point<G> => ({
  after: -1,
  depth: 0,
  key: START,
  move: null,
  line: '',
  seat: -1,
  game,
  events: [],
  reveals: [],
  next: [],
});

export const startWith = <G extends GameTypes>(game: G['game']): Timeline<G> => ({
  points: [beginning(game)],
  at: 0,
  tip: 0,
});

export function begin<G extends GameTypes>(
  rules: Rules<G>,
  request: G['request'],
  seed: number,
): Result<Timeline<G>, G['refusal']> {
  const start = rules.newGame(request, seed);
  return start.ok ? { ok: true, value: startWith(start.value) } : start;
}

export const here = <G extends GameTypes>(timeline: Timeline<G>): Point<G> => timeline.points[timeline.at]!;
export const gameOf = <G extends GameTypes>(timeline: Timeline<G>): G['game'] => here(timeline).game;

/** Points from the beginning to this one. */
export function pathTo<G extends GameTypes>(timeline: Timeline<G>, point: number): number[] {
  const path: number[] = [];
  for (let at = point; at >= 0; at = timeline.points[at]!.after) path.push(at);
  return path.reverse();
}

/** The line that is being played, from the beginning to its end. */
export const lineOf = <G extends GameTypes>(timeline: Timeline<G>): number[] =>
  pathTo(timeline, timeline.tip);

/** The moves up to the point on the table, as lines. */
export const movesSoFar = <G extends GameTypes>(timeline: Timeline<G>): string[] =>
  pathTo(timeline, timeline.at)
    .slice(1)
    .map((at) => timeline.points[at]!.line);

/** Follows what was played last from here to its end. */
function endFrom<G extends GameTypes>({ points }: Timeline<G>, point: number): number {
  let at = point;
  while (points[at]!.next.length > 0) at = points[at]!.next.at(-1)!;
  return at;
}

const isOnLine = <G extends GameTypes>(timeline: Timeline<G>, point: number): boolean => {
  const { depth } = timeline.points[point]!;
  return lineOf(timeline)[depth] === point;
};

/** Puts this point on the table; its line is the one played from then on. */
export function jump<G extends GameTypes>(timeline: Timeline<G>, point: number): Timeline<G> {
  if (!timeline.points[point] || point === timeline.at) return timeline;
  return { ...timeline, at: point, tip: isOnLine(timeline, point) ? timeline.tip : endFrom(timeline, point) };
}

/** Plays a move here. A move that was tried before leads to where it led; another one starts a new line. */
export function playOn<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  move: G['move'],
): Result<Timeline<G>, G['refusal']> {
  const before = here(timeline);
  const played = rules.play(before.game, move);
  if (!played.ok) return played;
  const line = rules.notate(move);
  const known = before.next.find((at) => timeline.points[at]!.line === line);
  if (known !== undefined) return { ok: true, value: jump(timeline, known) };
  const { game, events } = played.value;
  const number = timeline.points.length;
  const point: Point<G> = {
    after: timeline.at,
    depth: before.depth + 1,
    key: keyAfter(before.key, line),
    move,
    line,
    seat: rules.decides(before.game),
    game,
    events,
    reveals: rules.revealed(before.game, game, events),
    next: [],
  };
  const points = timeline.points.slice();
  points[timeline.at] = { ...before, next: [...before.next, number] };
  points.push(point);
  return { ok: true, value: { points, at: number, tip: number } };
}

export function undo<G extends GameTypes>(timeline: Timeline<G>, steps = 1): Timeline<G> {
  let { at } = timeline;
  for (let i = 0; i < steps && timeline.points[at]!.after >= 0; i++) at = timeline.points[at]!.after;
  return at === timeline.at ? timeline : { ...timeline, at };
}

export function redo<G extends GameTypes>(timeline: Timeline<G>, steps = 1): Timeline<G> {
  const line = lineOf(timeline);
  const depth = Math.min(here(timeline).depth + Math.max(0, steps), line.length - 1);
  return jump(timeline, line[depth]!);
}

export const canUndo = <G extends GameTypes>(timeline: Timeline<G>): boolean => timeline.at > 0;
export const canRedo = <G extends GameTypes>(timeline: Timeline<G>): boolean => timeline.at !== timeline.tip;

/** What the players know already when they go back from here to that point: reason for a warning, not for a ban. */
export function knownBy<G extends GameTypes>(timeline: Timeline<G>, point: number): G['reveal'][] {
  const from = pathTo(timeline, timeline.at);
  const kept = new Set(pathTo(timeline, point));
  return from.filter((at) => !kept.has(at)).flatMap((at) => timeline.points[at]!.reveals);
}

/** Moves since this seat's turn began: how far "take my turn back" goes. */
export function stepsOfTurn<G extends GameTypes>(rules: Rules<G>, timeline: Timeline<G>): number {
  const path = pathTo(timeline, timeline.at);
  const { seat } = here(timeline);
  let steps = 0;
  for (let i = path.length - 1; i > 0; i--) {
    if (timeline.points[path[i]!]!.seat !== seat) break;
    steps++;
    // Whatever was decided before a turn began is a turn of its own.
    if (rules.startsTurn(timeline.points[path[i - 1]!]!.game)) break;
  }
  return steps;
}

interface Line {
  /** Its last point, by which it is known. */
  tip: number;
  /** Moves from the beginning. */
  length: number;
  /** The point where it leaves the line that is being played; its own end for that line itself. */
  leaves: number;
}

/** All lines that were tried, the one being played first. */
export function linesOf<G extends GameTypes>(timeline: Timeline<G>): Line[] {
  const main = new Set(lineOf(timeline));
  const lines: Line[] = [];
  timeline.points.forEach(({ next, depth }, tip) => {
    if (next.length > 0 || tip === timeline.tip) return;
    const leaves = pathTo(timeline, tip).findLast((at) => main.has(at))!;
    lines.push({ tip, length: depth, leaves });
  });
  return [
    { tip: timeline.tip, length: timeline.points[timeline.tip]!.depth, leaves: timeline.tip },
    ...lines,
  ];
}
