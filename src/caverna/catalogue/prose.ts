import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../../site/languages.ts';
import type { ComponentKind } from './kinds.ts';
import { componentKinds, places } from './kinds.ts';
import type { Component } from './list.ts';

type Prose = CollectionEntry<'components'>;

/** Where the words about a component stand in the content folder. */
const fileOf = (language: Language, { kind, id }: Component): string =>
  `${language}/components/${places[kind].slug}/${id}`;

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
export async function kindsIn(language: Language): Promise<ComponentKind[]> {
  const indexes = new Set((await getCollection('indexes')).map(({ id }) => id));
  return componentKinds.filter((kind) => indexes.has(`${language}/components/${places[kind].slug}`));
}

export async function openingOf(
  language: Language,
  kind: ComponentKind,
): Promise<CollectionEntry<'indexes'>> {
  const id = `${language}/components/${places[kind].slug}`;
  const found = (await getCollection('indexes')).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no index page ${id}`);
  return found;
}
