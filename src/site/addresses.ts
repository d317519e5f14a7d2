import { addressesOfGames } from '../games/addresses.ts';
import { games, glossaryOf } from './games.ts';
import type { Language } from './languages.ts';
import { slugOfFile } from './paths.ts';

/** Every address that content makes, so that a layout can ask synchronously what exists in which language. */
const addresses = new Set([
  ...Object.keys(import.meta.glob('../../content/*/**/*.mdx')).map((file) => {
    const inside = file.slice('../../content/'.length, -'.mdx'.length);
    return `${inside.split('/')[0]}/${slugOfFile(inside)}`;
  }),
  ...addressesOfGames.flatMap(({ own }) => own),
]);

const made = addressesOfGames.flatMap((game) => game.made);

/** Pages built by src/pages in every language, besides the shelves. */
const everywhere = new Set([
  '',
  ...games.map(glossaryOf),
  'glossary/names',
  'map',
  'rules/paragraphs/codex',
  ...addressesOfGames.flatMap((game) => game.everywhere),
]);

/** Is there a page with this slug in this language? */
export function existsIn(language: Language, slug: string): boolean {
  const address = `${language}/${slug}`;
  if (everywhere.has(slug) || addresses.has(address)) return true;
  const index = made.find((other) => slug.startsWith(`${other}/`));
  if (index) return addresses.has(`${language}/${index}`);
  // A shelf exists as soon as a page stands on it.
  if (slug.includes('/')) return false;
  const stands = (place: string) => (other: string) => other.startsWith(`${place}/`);
  return [...addresses].some(stands(address)) || [...everywhere].some(stands(slug));
}

/** Is there a content file for exactly this slug? */
export const hasOwnPage = (language: Language, slug: string): boolean => addresses.has(`${language}/${slug}`);

/** Does this shelf have anything on it in this language? */
export const isFilled = (language: Language, shelf: string): boolean => existsIn(language, shelf);

/** The page itself where it exists, otherwise its nearest ancestor that does. */
export function nearestIn(language: Language, slug: string): string {
  let at = slug;
  while (at !== '' && !existsIn(language, at)) at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
  return at;
}
