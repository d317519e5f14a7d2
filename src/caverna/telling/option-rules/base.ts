import type { OPTION_VALUES } from '../../engine/index.ts';

/** The paragraph each option of the base game comes from; fetched with its words. */
export const rules: Readonly<Record<keyof typeof OPTION_VALUES, string>> = {
  soloClearingThreshold: 'base.solo.openThreshold',
  imitationOfImitation: 'base.imitation.imitation',
  markerReveal: 'base.round.markerLate',
  incomeBeforeReplenish: 'base.round.incomeOrder',
  firstSeat: 'base.setup.start',
  guestRoomOnWish: 'base.work.guestRoom.wish',
  sharpenNow: 'base.loot.allWeaponsPlus1.later',
  workRoomOnLoot: 'base.tile.workRoom.loot',
  upgradesOverhang: 'base.tiles.overhang.upgrade',
  overhangSides: 'base.tiles.overhang.sides',
  newbornsDeclined: 'base.harvest.breed.openDecline',
  foodKept: 'base.harvest.feed.openSpend',
  seamWithCarver: 'base.open.seam',
  imitatorTakes: 'base.imitation.leftovers',
  goodWithoutTile: 'base.special.extension.tile',
  emptyHanded: 'base.expedition.least',
  dwellingLoot: 'base.expedition.dwelling.strength',
  rubyMiningFrom: 'base.setup.rubyMining',
  smallScaleWithSix: 'base.special.smallScale.players',
};
