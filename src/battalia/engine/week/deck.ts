// The creation deck by its parts, as it is counted at a checkpoint.

import type { Options } from '../state/options.ts';

/** Where the cards of a deck can be. battalia.checkpoint.deck */
export const DECK_PARTS = ['hand', 'nation', 'haven', 'ambush', 'inTents', 'tents'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];
export type Deck = Readonly<Record<DeckPart, number>>;

export const EMPTY_DECK: Deck = { hand: 0, nation: 0, haven: 0, ambush: 0, inTents: 0, tents: 0 };

/** Parts that count: whether a tent itself is one of its deck's cards is an option. */
export const countedParts = ({ tentCardCounts }: Pick<Options, 'tentCardCounts'>): readonly DeckPart[] =>
  DECK_PARTS.filter((part) => part !== 'tents' || tentCardCounts);

export const deckSize = (deck: Deck, options: Pick<Options, 'tentCardCounts'>): number =>
  countedParts(options).reduce((sum, part) => sum + deck[part], 0);
