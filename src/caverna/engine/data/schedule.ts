// Which card and which harvest belongs to which round (base.round.*, base.harvest.*).

import type { CardId, Harvest, Marker } from '../state/vocabulary.ts';

export const LAST_ROUND = 12;

/** Stages of the card deck: the cards are shuffled within each group. */
export const STAGES: readonly { rounds: readonly number[]; cards: readonly CardId[] }[] = [
  { rounds: [1, 2, 3], cards: ['blacksmithing', 'sheepFarming', 'oreMineConstruction'] },
  { rounds: [4], cards: ['wishForChildren'] },
  { rounds: [5, 6], cards: ['donkeyFarming', 'rubyMineConstruction'] },
  { rounds: [7, 8, 9], cards: ['familyLife', 'oreDelivery', 'exploration'] },
  { rounds: [10, 11, 12], cards: ['adventure', 'oreTrading', 'rubyDelivery'] },
];

/** base.solo.cards */
export const SOLO_CARDS: readonly (CardId | null)[] = [
  null,
  'blacksmithing',
  'sheepFarming',
  'oreMineConstruction',
  'wishForChildren',
  'donkeyFarming',
  'rubyMineConstruction',
  'oreDelivery',
  'familyLife',
  null,
  'oreTrading',
  'adventure',
  'rubyDelivery',
];

/** With one or two players round 9 does not exist (base.setup.rounds). */
const SKIPPED_ROUND = 9;
export const skipsRound = (round: number, players: number): boolean =>
  round === SKIPPED_ROUND && players <= 2;

export function roundsFor(players: number): number[] {
  const rounds: number[] = [];
  for (let round = 1; round <= LAST_ROUND; round++) if (!skipsRound(round, players)) rounds.push(round);
  return rounds;
}

/** Rounds whose harvest is printed (base.harvest.calendar). */
export const FIXED_HARVESTS: Readonly<Record<number, Harvest>> = {
  1: 'none',
  2: 'none',
  3: 'full',
  4: 'feed1',
  5: 'full',
};

/** What the first, second and third red marker mean (base.harvest.red). */
export const RED_EVENTS: readonly Harvest[] = ['none', 'feed1', 'fieldOrBreeding'];

/** base.setup.markers; alone there are none (base.solo.harvest). */
export function markersFor(players: number): Marker[] {
  if (players === 1) return [];
  const green = players === 2 ? 3 : 4;
  return [...Array<Marker>(green).fill('green'), 'red', 'red', 'red'];
}

/** base.setup.food */
export const STARTING_FOOD: readonly number[] = [1, 1, 2, 3, 3, 3, 3];
export const STARTING_FOOD_SOLO = 2;

export const STARTING_DWARFS = 2;
