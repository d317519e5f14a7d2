// The names of everything that is printed, per language.

import type { Language } from '../../site/languages.ts';

const files = import.meta.glob<Record<string, string>>('../../../content/battalia/names/*/*.json', {
  eager: true,
  import: 'default',
});

/** What names are sorted by: a file of `content/battalia/names/<language>` each. */
export type NamesOf =
  | 'abilities'
  | 'buildings'
  | 'cards'
  | 'effects'
  | 'factions'
  | 'fates'
  | 'gates'
  | 'great-artefacts'
  | 'potions'
  | 'ranks'
  | 'terrains';

export function nameOf(language: Language, of: NamesOf, id: string): string {
  const name = files[`../../../content/battalia/names/${language}/${of}.json`]?.[id];
  if (name === undefined) throw new Error(`There is no name for ${id} among the ${of}`);
  return name;
}
