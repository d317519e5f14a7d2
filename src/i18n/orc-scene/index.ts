import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { en, type OrcSceneWords } from './en.ts';

export type { OrcSceneWords };

const all: Record<Language, OrcSceneWords> = { en, de };

export const orcSceneWords = (language: Language): OrcSceneWords => all[language];
