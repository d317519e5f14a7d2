// What is written about components and on top of their indexes, in the content folder.

import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../site/languages.ts';
import type { Catalogue, Component, Place } from './types.ts';

type Prose = CollectionEntry<'components'>;
type Opening = CollectionEntry<'indexes'>;

/** Where the words about a component stand. */
const fileOf = (language: Language, { slug, id }: Pick<Component, 'slug' | 'id'>): string =>
  `${language}/components/${slug.slice(0, slug.lastIndexOf('/'))}/${id}`;

let all: Promise<Map<string, Prose>> | undefined;

async function prose(): Promise<Map<string, Prose>> {
  all ??= getCollection('components').then((entries) => new Map(entries.map((entry) => [entry.id, entry])));
  return all;
}

/** What is written about a component in a language, where something is. */
export async function proseOf(language: Language, component: Component): Promise<Prose | undefined> {
  return (await prose()).get(fileOf(language, component));
}

/** The kinds that have an index in this language. */
export async function kindsIn({ kinds, places }: Catalogue, language: Language): Promise<string[]> {
  const indexes = new Set((await getCollection('indexes')).map(({ id }) => id));
  return kinds.filter((kind) => indexes.has(`${language}/components/${places[kind]!.slug}`));
}

/** What stands on top of an index. */
export async function openingOf(language: Language, { slug }: Place): Promise<Opening> {
  const id = `${language}/components/${slug}`;
  const found = (await getCollection('indexes')).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no index page ${id}`);
  return found;
}
