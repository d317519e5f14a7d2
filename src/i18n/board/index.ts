import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type BoardWords, en } from './en.ts';

export type { BoardWords };

const all: Record<Language, BoardWords> = { en, de };

export const boardWords = (language: Language): BoardWords => all[language];
