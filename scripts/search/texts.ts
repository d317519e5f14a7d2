// The texts of results, a few to a file: what is shown is fetched when it is shown.

import { type TextOf, textAt } from '../../src/search/index/texts.ts';
import type { PageOfRecords } from './records.ts';

export function textsOf(pages: readonly PageOfRecords[]): string[] {
  const files: TextOf[][] = [];
  pages
    .flatMap(({ records }) => records)
    .forEach(({ section, text, facts, names }, record) => {
      const said: TextOf =
        facts.length > 0 || names.length > 0 ? [section, text, facts, names] : [section, text];
      (files[textAt(record).file] ??= []).push(said);
    });
  return files.map((file) => JSON.stringify(file));
}
