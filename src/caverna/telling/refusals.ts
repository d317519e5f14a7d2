// Why something is refused.

import type { Language } from '../../site/languages.ts';
import {
  ALL_GOODS,
  type Bundle,
  type ErrorCode,
  FARM_ANIMALS,
  type Good,
  type Land,
  type Refusal,
} from '../engine/index.ts';
import { entriesOf } from './load.ts';
import { nameTile, nameTrap } from './names.ts';
import { type Tongue, tongue } from './tongue.ts';

const isGood = (word: string): word is Good => (ALL_GOODS as readonly string[]).includes(word);

/** A tile by its name; the refusal may also mean a trap or a piece of land. */
function tileInWords(t: Tongue, id: string): string {
  const name = [nameTile(t.language, id), nameTrap(t.language, id)].find((known) => known !== id);
  return name ?? t.w.lands[id as Land] ?? t.w.actions.twins[id as 'meadowField'] ?? id;
}

type Facts = NonNullable<Refusal['args']>;

function argument(t: Tongue, key: string, facts: Facts): string {
  const value = facts[key];
  if (key === 'animal' && !value) return t.either(FARM_ANIMALS.map((animal) => t.good(animal, 2)));
  if (value === undefined || value === '') return t.w.refusals.something;
  if (key === 'tile') return tileInWords(t, String(value));
  if (key === 'animal') return t.good(value as Good, 2);
  const entries = entriesOf(t.language);
  // Some of these words come from outside, `toString` among them.
  const known = (key === 'field' ? entries?.fields : key === 'problem' ? entries?.problems : null) ?? {};
  const word = String(Object.hasOwn(known, value) ? known[value] : value);
  const which = key === 'field' ? (facts.orc ?? facts.square) : undefined;
  return which === undefined ? word : `${word} (${which})`;
}

/** Goods among the facts of a refusal: what would have been needed. */
function goodsIn(args: Facts): Bundle {
  const goods: Bundle = {};
  for (const [key, n] of Object.entries(args)) if (isGood(key) && typeof n === 'number') goods[key] = n;
  return goods;
}

/** Why something is refused; its rule is in `refusal.rule`. */
export function tellRefusal(language: Language, { code, args = {} }: Refusal): string {
  const t = tongue(language);
  const { refusals: w } = t.w;
  const sentences: Partial<Record<ErrorCode, string>> = {
    notLegal: w.refused,
    ...entriesOf(language)?.sentences,
  };
  const text = (sentences[code] ?? w.unusable).replace(/\{(\w+)\}/g, (_, key: string) =>
    argument(t, key, args),
  );
  const goods = t.goods(goodsIn(args));
  return code === 'cannotPay' && goods ? `${text} ${w.needed(goods)}` : text;
}
