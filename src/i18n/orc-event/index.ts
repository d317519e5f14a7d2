import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en, type OrcEventWords } from './en.ts';

export type { OrcEventWords };

const all: Record<Language, OrcEventWords> = { en, de };

export const orcEventWords = (language: Language): OrcEventWords => all[language];
