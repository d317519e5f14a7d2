// The texts of results, a file for each page: what is shown is fetched when it is shown.

import type { TextsOfPage } from '../../src/search/index/texts.ts';
import type { PageOfRecords } from './records.ts';

export const textsOf = (pages: readonly PageOfRecords[]): string[] =>
  pages.map(({ records }) =>
    JSON.stringify(
      records.map(({ section, text, facts, names }) => [
        section,
        text,
        ...(facts.length > 0 || names.length > 0 ? [facts, names] : []),
      ]) satisfies TextsOfPage,
    ),
  );
