import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en, type ReplayWords } from './en.ts';

export type { ReplayWords };

const all: Record<Language, ReplayWords> = { en, de };

export const replayWords = (language: Language): ReplayWords => all[language];
