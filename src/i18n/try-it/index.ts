import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en, type TryWords } from './en.ts';

export type { TryWords };

const all: Record<Language, TryWords> = { en, de };

export const tryWords = (language: Language): TryWords => all[language];
