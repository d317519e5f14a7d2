// How the type checker finds what a language lacks. TypeScript reads no folders, so each language's folder has a
// `contents.ts` that lists its files; these types compare the lists. Nothing of this reaches a page.

import type { Language, original } from './languages.ts';

type Original = typeof original;
type PartsOf<Folders, L> = L extends keyof Folders ? keyof Folders[L] : never;

/** The files that are there in the original language only, by name: `de/board`. */
export type Missing<Folders extends Record<Original, object>> = {
  [L in Language]: `${L}/${Exclude<keyof Folders[Original], PartsOf<Folders, L>> & string}`;
}[Language];

/** An error names whatever is left. */
export type Nothing<Left extends never> = Left;

/** Every folder says what the original one says. */
export type Alike<Folders extends Record<keyof Folders, Model>, Model> = Folders;
