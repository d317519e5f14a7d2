// Movement cards in words.

import type { Language } from '../../site/languages.ts';
import type { Direction } from '../engine/index.ts';
import { wordsOf } from './load.ts';

/** "right, down, down" */
export const stepsInWords = (language: Language, steps: readonly Direction[]): string =>
  steps.map((way) => wordsOf(language).moves.ways[way]).join(', ');
