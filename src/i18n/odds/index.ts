import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en, type OddsWords } from './en.ts';

export type { OddsWords };

const all: Record<Language, OddsWords> = { en, de };

export const oddsWords = (language: Language): OddsWords => all[language];
