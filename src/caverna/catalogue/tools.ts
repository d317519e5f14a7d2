import type { Tool } from '../../catalogue/types.ts';
import { correctionWords } from '../../i18n/corrections.ts';
import type { Language } from '../../site/languages.ts';

/** Tools of Caverna that are no texts. */
export const tools = (language: Language): Tool[] => {
  const { title, summary } = correctionWords(language);
  return [{ slug: 'tools/my-box', icon: 'tools', title, summary }];
};
