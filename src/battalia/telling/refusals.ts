// Why something is not possible, in a sentence. Each part of the game has its own file of sentences in each language.

import { spoken } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { Refusal, RefusalCode } from '../engine/index.ts';

type Args = Readonly<Record<string, string | number>>;
/** A sentence, or one that is made with the facts of the refusal. */
export type RefusalWords<Code extends string> = Readonly<Record<Code, string | ((args: Args) => string)>>;

type Files = Readonly<Record<string, Partial<RefusalWords<RefusalCode>>>>;

const parts = [
  spoken(import.meta.glob('./*/refusals-map.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-storm.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-week.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-draft.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-battle.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-valleys.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/refusals-evening.ts', { eager: true, import: 'words' }) as Files),
];

export function refusalText(language: Language, { code, args = {} }: Refusal): string {
  for (const part of parts) {
    const words = part(language)[code];
    if (words !== undefined) return typeof words === 'string' ? words : words(args);
  }
  throw new Error(`There are no words for ${code}`);
}
