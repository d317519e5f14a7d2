// The names printed on the components. Where a language has no name on record, the original one stands in.

import { listWords } from '../../i18n/lists.ts';
import { spoken } from '../../i18n/load.ts';
import { type Language, original } from '../../site/languages.ts';
import type { Bundle, Good } from '../engine/index.ts';

/** By id; null where no name is on record in this language. */
type Names = Readonly<Record<string, string | null>>;
export type NamesIn = (language: Language) => Names;

/** What is written down, by kind of component, as the catalogue groups them. */
export const WRITTEN = {
  tiles: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/tiles.json', { eager: true, import: 'default' }),
  ),
  traps: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/traps.json', { eager: true, import: 'default' }),
  ),
  rewards: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/rewards.json', { eager: true, import: 'default' }),
  ),
  spaces: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/spaces.json', { eager: true, import: 'default' }),
  ),
  loot: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/loot.json', { eager: true, import: 'default' }),
  ),
  folk: spoken<Names>(
    import.meta.glob('../../../content/caverna/names/*/folks.json', { eager: true, import: 'default' }),
  ),
};

const named =
  (kind: keyof typeof WRITTEN) =>
  (language: Language, id: string): string =>
    WRITTEN[kind](language)[id] ?? WRITTEN[kind](original)[id] ?? id;

export const nameTile = named('tiles');
export const nameTrap = named('traps');
export const nameReward = named('rewards');
export const nameSpace = named('spaces');
export const nameLoot = named('loot');
export const nameFolk = named('folk');

function chain(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** "a, b and c". */
export const listed = (language: Language, parts: readonly string[]): string =>
  chain(parts, listWords(language).and);
/** "a, b or c". */
export const eitherOf = (language: Language, parts: readonly string[]): string =>
  chain(parts, listWords(language).or);

/** One of them, and several. */
const goodNames = spoken<Readonly<Record<Good, readonly string[]>>>(
  import.meta.glob('../../../content/caverna/names/*/goods.json', { eager: true, import: 'default' }),
);

/** "ruby" or "rubies". */
export const nameGood = (language: Language, good: Good, n = 1): string =>
  goodNames(language)[good]?.[n === 1 ? 0 : 1] ?? good;

/** "1 wood, 2 stone and 1 ruby"; an empty string for nothing. */
export function goodsInWords(language: Language, goods: Bundle): string {
  const parts: string[] = [];
  for (const [good, n] of Object.entries(goods))
    if (n) parts.push(`${n} ${nameGood(language, good as Good, n)}`);
  return listed(language, parts);
}
