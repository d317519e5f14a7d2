// The paragraph each option of a setup comes from; fetched with the words of the options.

import type { FIENDS_OPTION_VALUES, FOLK_OPTION_VALUES, OPTION_VALUES } from '../engine/index.ts';

export type OptionName =
  | keyof typeof OPTION_VALUES
  | keyof typeof FOLK_OPTION_VALUES
  | keyof typeof FIENDS_OPTION_VALUES;

/** The paragraph about each option. */
export const OPTION_RULES: Record<OptionName, string> = {
  soloClearingThreshold: 'base.solo.openThreshold',
  imitationOfImitation: 'base.imitation.imitation',
  markerReveal: 'base.round.markerLate',
  incomeBeforeReplenish: 'base.round.incomeOrder',
  firstSeat: 'base.setup.start',
  guestRoomOnWish: 'base.work.guestRoom.wish',
  trainingRoomStep: 'folk.open.trainingRoomAmount',
  goblinStart: 'folk.open.goblinStart',
  feedingsStartHarvest: 'folk.open.harvestStart',
  goblinDwellingWhenFull: 'folk.open.goblinDwellingFull',
  goblinLootWhenFull: 'folk.open.goblinLootFull',
  quarryingByImitation: 'folk.open.quarryingImitation',
  scarecrowInForest: 'folk.open.elvesScarecrow',
  sackForGoblins: 'folk.open.trollsSackGoblin',
  joinsSmallScale: 'folk.open.paleOnesSmallScale',
  stabledMeadowsEmpty: 'folk.open.emptyMeadow',
  adjacentAcrossBorder: 'folk.open.elvesBorder',
  breedingCaveForSilage: 'folk.open.silageBreedingCave',
  silicoidsServed: 'folk.open.silicoidsWorkingCave',
  dogsInForest: 'folk.open.elvesDogs',
  loneGoodDropped: 'folk.open.clumsyOne',
  clumsyTwice: 'folk.open.clumsyTwice',
  dogsFedAgain: 'folk.open.feedingRoomDogs',
  strength: 'fiends.setup.strength',
  stronger: 'fiends.campaign.strengthNext',
  soloFood: 'fiends.ruling.soloStart',
  together: 'fiends.ruling.stepByStep',
  replacement: 'fiends.ruling.drawing',
  pushedReevaluates: 'fiends.ruling.pushedIn',
  diagonalEntry: 'fiends.ruling.diagonal',
  markerValue: 'fiends.ruling.markerValue',
  arrivalHarms: 'fiends.ruling.arrival',
  entranceIsTile: 'fiends.ruling.entranceDwelling',
  freedActs: 'fiends.ruling.freedHostage',
  occupiedMines: 'fiends.ruling.occupiedMine',
  occupants: 'fiends.ruling.occupants',
  trapUnderOrc: 'fiends.ruling.emptySpace',
  warriorDiscount: 'fiends.ruling.warriorDiscount',
  newAnimals: 'fiends.ruling.newAnimals',
  eventSpaces: 'fiends.ruling.rewardSpaces',
  eventNewborn: 'fiends.ruling.casanova',
  tilesFirst: 'fiends.ruling.campaignTiles',
  buildUnderOrc: 'fiends.ruling.building',
  suppliersDeliver: 'fiends.ruling.suppliers',
  feedTrapLimit: 'fiends.trap.feedTrap.limit',
  orcsMayRest: 'fiends.friendly.resting',
};
