// Everything that a game has written: pages, indexes of components and pages of components, with their addresses.

import { type CollectionEntry, getCollection } from 'astro:content';
import { existsIn } from '../site/addresses.ts';
import { type Language, languages } from '../site/languages.ts';
import { languageOf, type Page, slugOf } from '../site/pages.ts';
import { kindsIn, openingOf, proseOf } from './prose.ts';
import type { Catalogue, Component } from './types.ts';

type Shown =
  | { as: 'page'; page: Page }
  | { as: 'index'; language: Language; kind: string }
  | { as: 'component'; language: Language; component: Component };

interface Path {
  language: Language;
  slug: string;
  shown: Shown;
}

/** All pages that are this game's, and its catalogue in every language that has it. */
export async function shownOf(catalogue: Catalogue, isOwn: (page: Page) => boolean): Promise<Path[]> {
  const pages = (await getCollection('pages'))
    .filter(isOwn)
    .map((page): Path => ({ language: languageOf(page), slug: slugOf(page), shown: { as: 'page', page } }));
  const components = await Promise.all(
    languages.map(async (language) =>
      (await kindsIn(catalogue, language)).flatMap((kind): Path[] => [
        { language, slug: catalogue.places[kind]!.slug, shown: { as: 'index', language, kind } },
        ...catalogue.components
          .filter((component) => component.kind === kind && existsIn(language, component.slug))
          .map((component): Path => {
            return { language, slug: component.slug, shown: { as: 'component', language, component } };
          }),
      ]),
    ),
  );
  return [...pages, ...components.flat()];
}

/** What is written there; nothing for a component that is made from data alone. */
export async function sourceOf(
  { places }: Catalogue,
  shown: Shown,
): Promise<CollectionEntry<'pages' | 'indexes' | 'components'> | undefined> {
  if (shown.as === 'page') return shown.page;
  return shown.as === 'index'
    ? openingOf(shown.language, places[shown.kind]!)
    : proseOf(shown.language, shown.component);
}
