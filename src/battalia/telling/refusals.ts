// Why something is not possible, in a sentence. Each part of the game has its own file of sentences in each language.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { Refusal, RefusalCode } from '../engine/index.ts';

type Args = Readonly<Record<string, string | number>>;
/** A sentence, or one that is made with the facts of the refusal. */
export type RefusalWords<Code extends string> = Readonly<Record<Code, string | ((args: Args) => string)>>;

const reasons = await ofPage(
  import.meta.glob<RefusalWords<RefusalCode>>('./*/refusals.ts', { import: 'words' }),
);

export function refusalText(language: Language, { code, args = {} }: Refusal): string {
  const words = reasons(language)[code];
  return typeof words === 'string' ? words : words(args);
}
