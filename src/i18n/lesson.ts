import type { LessonWords } from './en/lesson.ts';
import { spoken } from './load.ts';

/** The guide of the first game; fetched with it. */
export const lessonWords = spoken<LessonWords>(
  import.meta.glob('./*/lesson.ts', { eager: true, import: 'words' }),
);
