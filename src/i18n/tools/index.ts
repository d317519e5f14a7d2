import type { IconName } from '../../site/icons.ts';
import type { Language } from '../../site/languages.ts';
import { boxWords } from '../my-box/index.ts';

export interface Tool {
  slug: string;
  icon: IconName;
  title: string;
  summary: string;
}

/** Tools that are built by src/pages in every language, in the order in which the shelf shows them. */
export const toolsIn = (language: Language): Tool[] => {
  const box = boxWords(language);
  return [{ slug: 'tools/my-box', icon: 'tools', title: box.title, summary: box.summary }];
};

const headings: Record<Language, string> = { en: 'For your table', de: 'Für deinen Tisch' };

/** The heading above them. */
export const toolsHeading = (language: Language): string => headings[language];
