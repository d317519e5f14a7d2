// A finished or unfinished game as a story: one line of moves, the points at the end of every round.

import { lineOf } from '../../table/timeline.ts';
import { type Game, type Move, roundsFor, score } from '../engine/index.ts';
import type { Point, Timeline } from './types.ts';

/** The points of the line being played, from the beginning to its end. */
export const storyOf = (timeline: Timeline): Point[] =>
  lineOf(timeline).map((point) => timeline.points[point]!);

export interface Lap {
  round: number;
  /** Where the round ended, as an index into the story. */
  at: number;
  /** By seat, what the game would be worth if it ended there. */
  points: number[];
}

const pointsOf = (game: Game): number[] => score(game).seats.map(({ total }) => total);

/** The race: points of everybody when each round had ended; the last lap is where the story ends. */
export function raceOf(story: readonly Point[]): Lap[] {
  const laps: Lap[] = [{ round: 0, at: 0, points: pointsOf(story[0]!.game) }];
  for (const [i, { game }] of story.entries()) {
    const next = story[i + 1];
    const ended = !next || next.game.round > game.round;
    if (ended) laps.push({ round: game.round, at: i, points: pointsOf(game) });
  }
  return laps;
}

/** What a decision was about, for those who look for one: places are turns, the rest are details. */
export const isTurn = (move: Move | null): boolean =>
  move !== null && (move.type === 'place' || move.type === 'send' || move.type === 'pass');

export const roundsIn = (game: Game): readonly number[] => roundsFor(game.players.length);
