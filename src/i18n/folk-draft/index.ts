import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type DraftWords, en } from './en.ts';

export type { DraftWords };

const all: Record<Language, DraftWords> = { en, de };

export const draftWords = (language: Language): DraftWords => all[language];
