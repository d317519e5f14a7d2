import type { Language } from '../site/languages.ts';
import { de } from './de.ts';
import { en, type Strings } from './en.ts';

export type { Strings };

const all: Record<Language, Strings> = { en, de };

export function strings(language: Language): Strings {
  return all[language];
}
