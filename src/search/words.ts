import { searchWords } from '../i18n/search.ts';
import type { Language } from '../site/languages.ts';

/** The words worth searching for, each once; a question made of idle words only is left as it is. */
export function telling(language: Language, question: string): string {
  const { idle, rulesWord } = searchWords(language);
  const words = question
    .trim()
    .split(/[\s?!,;:]+/)
    .filter(Boolean);
  const kept = words.filter((word) => !idle.has(word.toLowerCase()));
  const said = (kept.length > 0 ? kept : words).map((word) => rulesWord[word.toLowerCase()] ?? word);
  return [...new Set(said)].join(' ');
}
