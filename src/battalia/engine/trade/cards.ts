// The cards that trade knows, and piles of them.

import { ARTEFACTS, type Artefact } from '../state/vocabulary.ts';

export const TRADE_CARDS = [...ARTEFACTS, 'chest', 'supply', 'stardust'] as const;
export type TradeCard = (typeof TRADE_CARDS)[number];
/** How many of each. */
export type Pile = Readonly<Record<TradeCard, number>>;

export const isArtefact = (card: TradeCard): card is Artefact =>
  (ARTEFACTS as readonly TradeCard[]).includes(card);

export const pileOf = (cards: Readonly<Partial<Record<TradeCard, number>>> = {}): Pile =>
  Object.fromEntries(TRADE_CARDS.map((card) => [card, cards[card] ?? 0])) as Record<TradeCard, number>;

export const changed = (pile: Pile, card: TradeCard, by: number): Pile => ({
  ...pile,
  [card]: pile[card] + by,
});

export const cardsIn = (pile: Pile): number => TRADE_CARDS.reduce((sum, card) => sum + pile[card], 0);

/** Neutral cards count for no cohort. battalia.stardust.neutral */
export const isNeutral = (card: TradeCard): boolean => !isArtefact(card);

/** Cards in each of the open stacks of stardust and of chests. */
export const OPEN_STACK = 12;
