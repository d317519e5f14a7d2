import { ALL_GOODS, type Good, LANDS, type Land } from '../../engine/index.ts';
import type { PlayWords } from '../../i18n/play/index.ts';
import type { Language } from '../../site/languages.ts';
import { nameGood, nameLand, nameTile } from '../../telling/index.ts';

/** What a line of the score sheet counts: a good, land, people, or a tile. */
export function nameCounted(language: Language, t: PlayWords, what: string, n: number): string {
  const own = t.things[what];
  if (own) return own;
  if ((ALL_GOODS as readonly string[]).includes(what)) return nameGood(language, what as Good, n);
  if ((LANDS as readonly string[]).includes(what)) return nameLand(language, what as Land);
  return nameTile(language, what);
}
