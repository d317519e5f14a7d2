// Trading at a post: what may be exchanged this turn, and what becomes of hand, stacks and count.

import { ok, type Refusal, type Result } from '../state/result.ts';
import { ARTEFACTS, type Artefact } from '../state/vocabulary.ts';
import type { Changed } from '../valleys/events.ts';
import { changed, isArtefact, type Pile, type TradeCard } from './cards.ts';
import { onStarSide } from './posts.ts';

/** What counts for the trades of one turn. */
export interface Market {
  posts: number;
  /** A hero stands on a card with an own post. */
  atPost: boolean;
  hand: Pile;
  /** Cards of the hand that were received by trade this turn. */
  received: Pile;
  /** Cards left in the open stacks; artefacts, which have a stack each, are named when theirs is empty. */
  stock: { chest: number; stardust: number };
  emptyStacks: readonly Artefact[];
}

export interface Trade {
  give: TradeCard;
  /** Two supply for a stardust, else one for one. */
  given: number;
  get: TradeCard;
}

/** All trades there are. battalia.posts.chest battalia.posts.stardust battalia.chest.currency */
export const TRADES: readonly Trade[] = [
  ...ARTEFACTS.map((artefact): Trade => ({ give: artefact, given: 1, get: 'chest' })),
  ...ARTEFACTS.map((artefact): Trade => ({ give: 'chest', given: 1, get: artefact })),
  { give: 'supply', given: 2, get: 'stardust' },
];

export const findTrade = (give: TradeCard, get: TradeCard): Trade | null =>
  TRADES.find((trade) => trade.give === give && trade.get === get) ?? null;

const left = ({ stock, emptyStacks }: Market, card: TradeCard): boolean =>
  isArtefact(card) ? !emptyStacks.includes(card) : card === 'supply' || stock[card] > 0;

/** Why a trade is not possible now; null when it is. */
export function tradeRefusal(market: Market, give: TradeCard, get: TradeCard): Refusal | null {
  const { posts, atPost, hand, received } = market;
  // A stardust never leaves the deck again.
  if (give === 'stardust') return { code: 'stardustStays', rule: 'battalia.stardust.stays' };
  const trade = findTrade(give, get);
  if (!trade) return { code: 'noSuchTrade', rule: 'battalia.posts.chest' };
  if (posts < 1) return { code: 'noPost', rule: 'battalia.posts.hero' };
  if (!atPost) return { code: 'notAtPost', rule: 'battalia.posts.hero' };
  if (get === 'stardust' && !onStarSide(posts))
    return { code: 'needsTwoPosts', rule: 'battalia.posts.stardust' };
  if (hand[give] < trade.given)
    return { code: 'cardsMissing', rule: 'battalia.posts.chest', args: { needed: trade.given } };
  if (hand[give] - received[give] < trade.given)
    return { code: 'receivedThisTurn', rule: 'battalia.posts.noReturn' };
  return left(market, get) ? null : { code: 'stackEmpty', rule: 'battalia.posts.stacks' };
}

/** Everything that may be traded now; there is no other limit. battalia.posts.unlimited */
export const tradesNow = (market: Market): Trade[] =>
  TRADES.filter(({ give, get }) => tradeRefusal(market, give, get) === null);

const restocked = (stock: Market['stock'], card: TradeCard, by: number): Market['stock'] =>
  card === 'chest' || card === 'stardust' ? { ...stock, [card]: stock[card] + by } : stock;

/** Paid cards go under their stacks, the new one comes to the hand. battalia.posts.stacks */
export function trade(market: Market, give: TradeCard, get: TradeCard): Result<Changed<Market>> {
  const refusal = tradeRefusal(market, give, get);
  if (refusal) return { ok: false, error: refusal };
  const { given } = findTrade(give, get)!;
  return ok({
    state: {
      ...market,
      hand: changed(changed(market.hand, give, -given), get, 1),
      received: changed(market.received, get, 1),
      stock: restocked(restocked(market.stock, give, given), get, -1),
      emptyStacks: market.emptyStacks.filter((artefact) => artefact !== give),
    },
    events: [
      {
        event: 'traded',
        give,
        given,
        get,
        rule: get === 'stardust' ? 'battalia.posts.stardust' : 'battalia.posts.chest',
      },
    ],
  });
}

/** What a trade does to the number of cards in the deck. */
export const countChange = ({ given }: Trade): number => 1 - given;

/** The top card, unless the symbols of the Oracle match on this kind: then one chooses. battalia.posts.chest */
export const mayChooseColour = (card: TradeCard, matching: Artefact | null): boolean =>
  isArtefact(card) && card === matching;
