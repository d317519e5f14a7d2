import type { Lesson } from '../../../table/lesson.ts';

/** The only lesson so far; fetched when somebody takes it. */
export const firstLesson = async (): Promise<Lesson> =>
  (await import('../../../../../content/caverna/lessons/first-game.json')).default;
