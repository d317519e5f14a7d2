// The names printed on the components. Where no German name is on record, the English one stands in.

import folkNames from '../../../content/caverna/names/folks.json';
import goodNames from '../../../content/caverna/names/goods.json';
import lootNames from '../../../content/caverna/names/loot.json';
import rewardNames from '../../../content/caverna/names/rewards.json';
import spaceNames from '../../../content/caverna/names/spaces.json';
import tileNames from '../../../content/caverna/names/tiles.json';
import trapNames from '../../../content/caverna/names/traps.json';
import type { Language } from '../../site/languages.ts';
import type { Bundle, Good } from '../engine/index.ts';

export type Names = Record<string, Record<Language, string | null>>;

/** What is written down, by kind of component, as the catalogue groups them. */
export const WRITTEN = {
  tiles: tileNames as Names,
  traps: trapNames as Names,
  rewards: rewardNames as Names,
  spaces: spaceNames as Names,
  loot: lootNames as Names,
  folk: folkNames as Names,
};

const named =
  (kind: keyof typeof WRITTEN) =>
  (language: Language, id: string): string =>
    WRITTEN[kind][id]?.[language] ?? WRITTEN[kind][id]?.en ?? id;

export const nameTile = named('tiles');
export const nameTrap = named('traps');
export const nameReward = named('rewards');
export const nameSpace = named('spaces');
export const nameLoot = named('loot');
export const nameFolk = named('folk');

const AND: Record<Language, string> = { en: 'and', de: 'und' };
const OR: Record<Language, string> = { en: 'or', de: 'oder' };

function chain(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** "a, b and c". */
export const listed = (language: Language, parts: readonly string[]): string => chain(parts, AND[language]);
/** "a, b or c". */
export const eitherOf = (language: Language, parts: readonly string[]): string => chain(parts, OR[language]);

const GOODS: Record<string, Record<Language, string[]>> = goodNames;

/** "ruby" or "rubies". */
export const nameGood = (language: Language, good: Good, n = 1): string =>
  GOODS[good]?.[language][n === 1 ? 0 : 1] ?? good;

/** "1 wood, 2 stone and 1 ruby"; an empty string for nothing. */
export function goodsInWords(language: Language, goods: Bundle): string {
  const parts: string[] = [];
  for (const [good, n] of Object.entries(goods))
    if (n) parts.push(`${n} ${nameGood(language, good as Good, n)}`);
  return listed(language, parts);
}
