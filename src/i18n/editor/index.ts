import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type EditorWords, en } from './en.ts';

export type { EditorWords };

const all: Record<Language, EditorWords> = { en, de };

export const editorWords = (language: Language): EditorWords => all[language];
