// Cards of a creation deck, as far as the storm hands them out.

import { ARTEFACTS, ORDERS, RANKS } from '../state/vocabulary.ts';

export const DECK_CARDS = [
  ...RANKS,
  ...ORDERS,
  ...ARTEFACTS,
  'supply',
  'stardust',
  'chest',
  'greatArtefact',
  'fate',
] as const;
export type DeckCard = (typeof DECK_CARDS)[number];

/** What can lie in limbo: stardust never leaves a deck. battalia.stardust.stays */
export const LIMBO_CARDS = DECK_CARDS.filter((card) => card !== 'stardust');
export type LimboCard = Exclude<DeckCard, 'stardust'>;

/** Who the top Lord of the common supply is. */
export const LORDS = ['common', 'fanatic', 'unbound'] as const;
export type LordKind = (typeof LORDS)[number];

export const ROADS = ['road', 'crossroads'] as const;
export type RoadKind = (typeof ROADS)[number];
