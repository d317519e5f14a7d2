import type { Language } from '../../site/languages.ts';
import { installReasons } from '../engine/index.ts';
import { loadRefusalWords } from '../telling/index.ts';

/** Makes refused moves say why, for pages that show it. */
export const loadReasons = (language: Language): Promise<unknown> =>
  Promise.all([installReasons(), loadRefusalWords(language)]);
