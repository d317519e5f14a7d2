// A language with its names at hand: what every teller is given.

import type { Language } from '../../site/languages.ts';
import type { FolkId, FurnishingId, LootId, RewardId, SpaceId, TrapId } from '../engine/index.ts';
import {
  type Bundle,
  bundleOf,
  type Game,
  type Good,
  isEmpty,
  type Price,
  type Seat,
} from '../engine/index.ts';
import type { Words } from './en/game.ts';
import { wordsOf } from './load.ts';
import {
  eitherOf,
  goodsInWords,
  listed,
  nameFolk,
  nameGood,
  nameLoot,
  nameReward,
  nameSpace,
  nameTile,
  nameTrap,
} from './names.ts';

export interface Tongue {
  language: Language;
  w: Words;
  goods(goods: Bundle): string;
  good(good: Good, n?: number): string;
  /** The ways to pay something: "2 wood or 1 ore"; null when it costs nothing. */
  price(ways: readonly Price[]): string | null;
  list(parts: readonly string[]): string;
  either(parts: readonly string[]): string;
  tile(id: FurnishingId): string;
  trap(id: TrapId): string;
  reward(id: RewardId): string;
  space(id: SpaceId): string;
  loot(id: LootId): string;
  folk(id: FolkId): string;
  seat(game: Game, seat: Seat): string;
}

/** The names that the engine gives to seats nobody has named. */
const UNNAMED = /^Player (\d)$/;

/** Who sits there. */
export const nameSeat = (language: Language, game: Game, seat: Seat): string =>
  (game.setup.seats[seat]?.name ?? '').replace(UNNAMED, (_, n) => wordsOf(language).unnamed(Number(n)));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** " (x)", or nothing; brackets inside become commas. */
export const inBrackets = (text: string | null | undefined): string =>
  text ? ` (${text.replace(/ \(([^)]*)\)/g, ', $1')})` : '';

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** More ways to pay than these do not fit on a button. */
const MANY_WAYS = 3;

const made: Partial<Record<Language, Tongue>> = {};

function make(language: Language): Tongue {
  const goods = (bundle: Bundle): string => goodsInWords(language, bundle);
  return {
    language,
    w: wordsOf(language),
    goods,
    good: (good, n) => nameGood(language, good, n),
    price(ways) {
      const bundles = ways.map(bundleOf);
      if (bundles.some(isEmpty)) return null;
      // The question how to pay lists them all.
      if (bundles.length > MANY_WAYS) return wordsOf(language).orSubstitutes(goods(bundles[0]!));
      return eitherOf(language, bundles.map(goods));
    },
    list: (parts) => listed(language, parts),
    either: (parts) => eitherOf(language, parts),
    tile: (id) => nameTile(language, id),
    trap: (id) => nameTrap(language, id),
    reward: (id) => nameReward(language, id),
    space: (id) => nameSpace(language, id),
    loot: (id) => nameLoot(language, id),
    folk: (id) => nameFolk(language, id),
    seat: (game, seat) => nameSeat(language, game, seat),
  };
}

export function tongue(language: Language): Tongue {
  made[language] ??= make(language);
  return made[language];
}
