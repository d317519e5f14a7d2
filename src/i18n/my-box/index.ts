import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type BoxWords, en } from './en.ts';

export type { BoxWords };

const all: Record<Language, BoxWords> = { en, de };

export const boxWords = (language: Language): BoxWords => all[language];
