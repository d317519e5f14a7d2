import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const all: Record<Language, typeof en> = { en, de };

export const rulingWords = (language: Language): typeof en => all[language];
