// A turn at the trading posts, as plain data: what its links and drafts hold.

import { isRecord } from '../../table/json.ts';
import {
  ARTEFACTS,
  type Artefact,
  findTrade,
  heroAtPost,
  type Market,
  MOST_IN_AMBUSH,
  OPEN_STACK,
  type Pile,
  POSTS,
  pileOf,
  type Seat,
  START_CARDS,
  type Table,
  TRADE_CARDS,
  type Trade,
  type TradeCard,
} from '../engine/index.ts';
import { isCount, isOneOf, readSome } from './reading.ts';

export interface TradePlan {
  posts: number;
  atPost: boolean;
  /** Frimen in hand, to build with. */
  frimen: number;
  hand: Pile;
  /** Cards of the hand that came by trade this turn. */
  received: Pile;
  stock: { chest: number; stardust: number };
  emptyStacks: readonly Artefact[];
  /** The kind on which the symbols of the Oracle match. */
  matching: Artefact | null;
  /** Cards of the deck, as they count at a checkpoint. */
  deck: number;
  ambush: number;
  /** Trades of this turn. */
  done: readonly Pick<Trade, 'give' | 'get'>[];
}

/** What can be entered; trades may lead beyond it. */
export const MOST_CARDS = 20;
export const MOST_DECK = 150;
const MOST_AFTER = 200;

export const freshTrade = (): TradePlan => ({
  posts: 0,
  atPost: false,
  frimen: 2,
  hand: pileOf(),
  received: pileOf(),
  stock: { chest: OPEN_STACK, stardust: OPEN_STACK },
  emptyStacks: [],
  matching: null,
  deck: START_CARDS,
  ambush: 0,
  done: [],
});

/** What a table knows of a player's trade; the hand lies in front of him. */
export const tradeAt = (table: Table, seat: Seat): TradePlan => ({
  ...freshTrade(),
  posts: table.players[seat]?.posts.length ?? 0,
  atPost: heroAtPost(table, seat),
  deck: table.players[seat]?.cards ?? START_CARDS,
});

/** What counts for the next trade. */
export const marketOf = ({ posts, atPost, hand, received, stock, emptyStacks }: TradePlan): Market => ({
  posts,
  atPost,
  hand,
  received,
  stock,
  emptyStacks,
});

/** Another number of a card in hand: what is no longer there was not received. */
export const holding = (
  { hand, received, ...plan }: TradePlan,
  card: TradeCard,
  count: number,
): TradePlan => ({
  ...plan,
  hand: { ...hand, [card]: count },
  received: { ...received, [card]: Math.min(received[card], count) },
});

function readPile(value: unknown): Pile | null {
  if (!isRecord(value)) return null;
  const counts = TRADE_CARDS.map((card) => [card, value[card] ?? 0] as const);
  return counts.every(([, count]) => isCount(count, MOST_AFTER))
    ? pileOf(Object.fromEntries(counts) as Record<string, number>)
    : null;
}

function readDone(value: unknown): TradePlan['done'] | null {
  if (!Array.isArray(value) || value.length > MOST_AFTER) return null;
  const done: Pick<Trade, 'give' | 'get'>[] = [];
  for (const each of value) {
    if (!isRecord(each) || !isOneOf(TRADE_CARDS, each.give) || !isOneOf(TRADE_CARDS, each.get)) return null;
    if (!findTrade(each.give, each.get)) return null;
    done.push({ give: each.give, get: each.get });
  }
  return done;
}

export function readTrade(value: unknown): TradePlan | null {
  if (!isRecord(value) || !isRecord(value.stock)) return null;
  const { posts, atPost, frimen, matching, deck, ambush } = value;
  const { chest, stardust } = value.stock;
  const hand = readPile(value.hand);
  const received = readPile(value.received);
  const emptyStacks = readSome(ARTEFACTS, value.emptyStacks);
  const done = readDone(value.done);
  if (!hand || !received || !emptyStacks || !done || typeof atPost !== 'boolean') return null;
  if (!isCount(posts, POSTS) || !isCount(frimen, MOST_CARDS) || !isCount(deck, MOST_AFTER)) return null;
  if (!isCount(chest, MOST_AFTER) || !isCount(stardust, MOST_AFTER) || !isCount(ambush, MOST_IN_AMBUSH))
    return null;
  if (matching !== null && !isOneOf(ARTEFACTS, matching)) return null;
  if (TRADE_CARDS.some((card) => received[card] > hand[card])) return null;
  const stock = { chest, stardust };
  return { posts, atPost, frimen, hand, received, stock, emptyStacks, matching, deck, ambush, done };
}
