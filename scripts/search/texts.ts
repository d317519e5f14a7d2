// The texts of results, a few to a file: what is shown is fetched when it is shown.

import { type TextOf, textAt } from '../../src/search/index/texts.ts';
import type { PageOfRecords } from './records.ts';

export function textsOf(pages: readonly PageOfRecords[]): string[] {
  const files: TextOf[][] = [];
  pages
    .flatMap(({ path, title, records }) => records.map((record) => ({ path, title, ...record })))
    .forEach(({ path, title, id, section, text, facts, names }, record) => {
      const said: [string, string, string, string] = [
        id === '' ? path : `${path}#${id}`,
        title,
        section,
        text,
      ];
      const isThing = facts.length > 0 || names.length > 0;
      (files[textAt(record).file] ??= []).push(isThing ? [...said, facts, names] : said);
    });
  return files.map((file) => JSON.stringify(file));
}

/** The ids of all records, for whoever types one. */
export const idsOf = (pages: readonly PageOfRecords[]): string =>
  JSON.stringify(pages.flatMap(({ records }) => records.map(({ id }) => id)));
