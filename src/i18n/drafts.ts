import type { Language } from '../site/languages.ts';

const words: Record<Language, { earlier: string }> = {
  en: { earlier: 'From other tabs and earlier days' },
  de: { earlier: 'Aus anderen Tabs und von früher' },
};

/** What is said about things that were entered and not used yet. */
export const draftsWords = (language: Language): { earlier: string } => words[language];
