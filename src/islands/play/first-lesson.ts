import type { Lesson } from '../../session/lesson.ts';

/** The only lesson so far; fetched when somebody takes it. */
export const firstLesson = async (): Promise<Lesson> =>
  (await import('../../../content/lessons/first-game.json')).default;
