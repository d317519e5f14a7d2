import type { Language } from '../site/languages.ts';

const en = {
  earlier: 'From other tabs and earlier days',
  unread: 'Something that was entered here before cannot be read. It is not used, and stays as it is.',
  fetch: 'Save it as a file',
  file: 'entered before',
};

const words: Record<Language, typeof en> = {
  en,
  de: {
    earlier: 'Aus anderen Tabs und von früher',
    unread:
      'Etwas, das hier früher eingegeben wurde, lässt sich nicht lesen. Es wird nicht verwendet und bleibt, wie es ist.',
    fetch: 'Als Datei speichern',
    file: 'früher eingegeben',
  },
};

/** What is said about things that were entered and not used yet. */
export const draftsWords = (language: Language): typeof en => words[language];
