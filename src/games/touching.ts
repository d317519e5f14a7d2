// The components of all games that change what a page of rules says, a list for each game.

import { touching } from '../catalogue/touching.ts';
import type { Language } from '../site/languages.ts';
import { catalogues } from './catalogues.ts';

export async function touchingLists(language: Language, source: string) {
  const lists = await Promise.all(
    catalogues.map(async (catalogue) => ({
      anchor: catalogue.touching.anchor,
      title: catalogue.touching.title(language),
      components: await touching(catalogue, language, source),
    })),
  );
  return lists.filter(({ components }) => components.length > 0);
}
