import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type ExpeditionWords, en } from './en.ts';

export type { ExpeditionWords };

const all: Record<Language, ExpeditionWords> = { en, de };

export const expeditionWords = (language: Language): ExpeditionWords => all[language];
