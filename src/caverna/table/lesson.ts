// A first game with a guide: a fixed deal and one move after the other, each with a word about it.

import { type Move, parse, type SetupRequest } from '../engine/index.ts';

interface LessonStep {
  line: string;
  rule: string;
  say: Record<string, string>;
}

export interface Lesson {
  id: string;
  setup: SetupRequest;
  seed: number;
  steps: readonly LessonStep[];
  /** What is said when the lesson is over and the game goes on. */
  end: Record<string, string>;
}

/** Games begun as a lesson know it by their id. */
const MARK = 'lesson-';
export const lessonId = (id: string): string => `${MARK}${id}`;
export const isLesson = (id: string): boolean => id.startsWith(MARK);

type Progress =
  | { at: number; step: LessonStep; move: Move }
  /** Off the way: so many moves lead back to it. */
  | { astray: number }
  | 'end';

/** Where a game stands in its lesson; moves of the reader's own choice lead off the way. */
export function progressOf(lesson: Lesson, lines: readonly string[]): Progress {
  const ways = lesson.steps.map(({ line }) => line);
  const off = lines.findIndex((line, i) => i < ways.length && line !== ways[i]);
  if (off >= 0) return { astray: lines.length - off };
  const step = lesson.steps[lines.length];
  if (!step) return 'end';
  const move = parse(step.line);
  return move.ok ? { at: lines.length, step, move: move.value } : 'end';
}
