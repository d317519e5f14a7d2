// Tools that are built by src/pages in every language, in the order in which their shelves show them.

import { tools as battalia } from '../battalia/catalogue/tools.ts';
import type { Tool } from '../catalogue/types.ts';
import { tools as caverna } from '../caverna/catalogue/tools.ts';
import type { Language } from '../site/languages.ts';

export const toolsIn = (language: Language): Tool[] =>
  [caverna, battalia].flatMap((tools) => tools(language));
