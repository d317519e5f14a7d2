import type { IconName } from '../site/icons.ts';
import type { Language } from '../site/languages.ts';
import { correctionWords } from './corrections.ts';
import type { ToolWords } from './en/tools.ts';
import { spoken } from './load.ts';

interface Tool {
  slug: string;
  icon: IconName;
  title: string;
  summary: string;
}

/** Tools that are built by src/pages in every language, in the order in which the shelf shows them. */
export const toolsIn = (language: Language): Tool[] => {
  const words = correctionWords(language);
  return [{ slug: 'tools/my-box', icon: 'tools', title: words.title, summary: words.summary }];
};

export const toolWords = spoken<ToolWords>(
  import.meta.glob('./*/tools.ts', { eager: true, import: 'words' }),
);
