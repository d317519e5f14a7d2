// Rulings that the sources leave open, as options of a game. The defaults follow base.ruling.l1-1 to l2-14.

export interface Options {
  /** Solo: an accumulation space with at least this many goods is cleared. 6 (default) or 7, the English wording. */
  soloClearingThreshold: 6 | 7;
  /** May an opponent's Imitation be imitated? It never helps; default no. */
  imitationOfImitation: boolean;
  /** When the harvest marker of a round is turned: at its start (default) or at its end (official variant). */
  markerReveal: 'start' | 'end';
  /** Supplier goods and Miner ore arrive after replenishing (default) or before it. Matters for solo rubies only. */
  incomeBeforeReplenish: boolean;
  /** Who starts: the first seat of the setup (default) or a seat drawn by lot. */
  firstSeat: 'first' | 'random';
  // Only where the players agree on something else than the default.
  /** Does Guest room work on Wish for children, which the appendix does not list? Default yes (base.work.guestRoom.wish). */
  guestRoomOnWish?: boolean;
  /** Do weapons grow by the loot “all weapons +1” at once? Default no, when the expedition ends (base.loot.allWeaponsPlus1.later). */
  sharpenNow?: boolean;
  /** May a dwelling from loot go on a tunnel with Work room? Default yes (base.tile.workRoom.loot). */
  workRoomOnLoot?: boolean;
  /**
   * May large pastures and ore mine tiles hang over the edge like other twin tiles, for the same goods? Default yes,
   * the wording; otherwise both squares must be there, and they bring nothing (base.tiles.overhang.upgrade).
   */
  upgradesOverhang?: boolean;
  /** Where tiles may overhang: everywhere (default), at the left and right, or above and below (base.tiles.overhang.sides). */
  overhangSides?: 'all' | 'sides' | 'ends';
  /** May a newborn animal that has room be declined? Default yes (base.harvest.breed.openDecline). */
  newbornsDeclined?: boolean;
  /** May food be kept back, for begging markers? Default no, it is eaten first (base.harvest.feed.openSpend). */
  foodKept?: boolean;
  /** Does Seam add ore to the stone of a new Stone carver? Default yes (base.open.seam). */
  seamWithCarver?: boolean;
  /** Does an imitator get goods that lie there still? Default no (base.imitation.leftovers). */
  imitatorTakes?: boolean;
  /** Do Extension and Small-scale drift mining give their good without the tile? Default no (base.special.extension.tile). */
  goodWithoutTile?: boolean;
  /** May an expedition end without any loot? Default no (base.expedition.least). */
  emptyHanded?: boolean;
  /** The strength that the cheap Dwelling asks for: 11 (default) or 12 (base.expedition.dwelling.strength). */
  dwellingLoot?: 11 | 12;
  /** The round from which Ruby mining gathers rubies: 1 (default), or 4, the first of stage 2 (base.setup.rubyMining). */
  rubyMiningFrom?: 1 | 4;
  /** Is there Small-scale drift mining with six or seven, too? Default no, Drift mining again (base.special.smallScale.players). */
  smallScaleWithSix?: boolean;
  // Only in games with folk, where they are always there.
  /** How much Training room adds to a weapon (folk.open.trainingRoomAmount); default 1. */
  trainingRoomStep?: 1 | 2 | 3;
  /** Who places the first goblin: the starting player (default), or whoever is next (folk.open.goblinStart). */
  goblinStart?: 'startingPlayer' | 'next';
  /** Do special feedings have a start of harvest? Default no (folk.open.harvestStart). */
  feedingsStartHarvest?: boolean;
  /** May a family of six build Goblin dwelling, without a goblin? Default yes (folk.open.goblinDwellingFull). */
  goblinDwellingWhenFull?: boolean;
  /** May Dark Elves with six people take the goblin loot for its dwelling? Default no (folk.open.goblinLootFull). */
  goblinLootWhenFull?: boolean;
  /** Does Quarrying room pay when Excavation is imitated? Default yes (folk.open.quarryingImitation). */
  quarryingByImitation?: boolean;
  /** Does Scarecrow help grain in the forest of the Elves? Default no, it is no field (folk.open.elvesScarecrow). */
  scarecrowInForest?: boolean;
  /** Does Big Sack help a goblin that lives with Trolls? Default yes (folk.open.trollsSackGoblin). */
  sackForGoblins?: boolean;
  /** Is Small-scale drift mining open to Pale Ones, too? Default no (folk.open.paleOnesSmallScale). */
  joinsSmallScale?: boolean;
  /** Is a meadow with a stable empty for Archery range and Mead parlor? Default no (folk.open.emptyMeadow). */
  stabledMeadowsEmpty?: boolean;
  /** Do squares touch across the border of forest and mountain? Default yes (folk.open.elvesBorder). */
  adjacentAcrossBorder?: boolean;
  /** Does Breeding cave pay for births by Silage bin? Default yes (folk.open.silageBreedingCave). */
  breedingCaveForSilage?: boolean;
  /** May one Silicoid be served by Working cave? Default yes (folk.open.silicoidsWorkingCave). */
  silicoidsServed?: boolean;
  // Only in games with folk, and only where the players agree on something else than the default.
  /** Do dogs watch sheep in pastures on bare forest? Default yes (folk.open.elvesDogs). */
  dogsInForest?: boolean;
  /** Does a clumsy person who does something else put a lone good back? Default no, it stays (folk.open.clumsyOne). */
  loneGoodDropped?: boolean | 'choice';
  /** Does a goblin among Cave Goblins put two goods back? Default no (folk.open.clumsyTwice). */
  clumsyTwice?: boolean;
  /** May dogs of Kennels breed again in Feeding room? Default yes (folk.open.feedingRoomDogs). */
  dogsFedAgain?: boolean;
  /** Is the stone of Quarrying room reason enough to use Excavation? Default no (folk.open.quarryingAlone). */
  quarryingOpens?: boolean;
  /** May Elves fence forest with a stable on it? Default no (folk.open.elvesStables). */
  stabledForestFenced?: boolean;
  /** Does the goblin loot take the place of other items of its strength? Default no (folk.open.goblinLootDifferent). */
  goblinLootAlone?: boolean;
  /** May a ruby change the order among goblins? Default yes (folk.open.goblinRuby). */
  rubyForGoblins?: boolean;
  /** May incompetent people give a dog for a weapon? Default yes (folk.open.guardDogSchool). */
  dogForIncompetent?: boolean;
  /** Does what lies on bare forest connect tiles? Default no (folk.open.elvesNeighbours). */
  wildConnects?: boolean;
  /** May a large pasture cover forest? Default yes (folk.open.elvesLargePasture). */
  forestLargePastures?: boolean;
  /** Does Explorer's Cave give Elves what is printed? Default no (folk.open.elvesExplorersCave). */
  explorersCaveForElves?: boolean;
  /** May Pale Ones stand on both spaces called Drift mining? Default yes (folk.open.paleOnesTwoDrifts). */
  bothDrifts?: boolean;
  /** What a Troll eats in a special feeding: 1 (default), one more, or as always (folk.open.trollsSpecial). */
  trollsFeeding?: 1 | 2 | 3;
  /** Is a field of gemfruits empty for Stubble room? Default no (folk.open.gemfruitField). */
  gemfruitFieldsEmpty?: boolean;
  /** May Mountain Dwarves give ore for wood in trades? Default no (folk.open.artificersExchange). */
  artificersTrade?: boolean;
  /** Are discounts taken off what stands in for wood, too? Default no, they come first (folk.open.artificersDiscount). */
  discountsLast?: boolean;
  /** May a clumsy person use Logging with a single wood, for the expedition? Default yes (folk.open.clumsyLogging). */
  clumsyLogging?: boolean;
  /** Does Blacksmith help incompetent people? Default yes (folk.open.incompetentBlacksmith). */
  blacksmithForIncompetent?: boolean;
  /** Can folk use the half beyond the edge? Default yes (folk.open.overhangHalves). */
  overhangUsed?: boolean;
  /** Do chambers count gemfruits as rubies and mushrooms as vegetables? Default no (folk.open.cropChambers). */
  cropsInChambers?: boolean;
  /** Do more than three meadows in a line score more in Archery range? Default no (folk.open.archeryLong). */
  longLinesScore?: boolean;
  /** Do mines cost Elves rubies, too? Default no (folk.open.elvesMines). */
  minesCostRubies?: boolean;
  /** Do goblins wait for the marker of the sixth Cave Goblin, too? Default yes (folk.open.caveGoblinMarker). */
  markerAwaited?: boolean;
}

// Later rulings are left out of a setup while they are as here, so that games from before they could be chosen stay
// what they were.
const BASE = {
  soloClearingThreshold: 6,
  imitationOfImitation: false,
  markerReveal: 'start',
  incomeBeforeReplenish: false,
  firstSeat: 'first',
} as const satisfies Partial<Options>;

const LATER = {
  guestRoomOnWish: true,
  sharpenNow: false,
  workRoomOnLoot: true,
  upgradesOverhang: true,
  overhangSides: 'all',
  newbornsDeclined: true,
  foodKept: false,
  seamWithCarver: true,
  imitatorTakes: false,
  goodWithoutTile: false,
  emptyHanded: false,
  dwellingLoot: 11,
  rubyMiningFrom: 1,
  smallScaleWithSix: false,
} as const satisfies Partial<Options>;

const FOLK = {
  trainingRoomStep: 1,
  goblinStart: 'startingPlayer',
  feedingsStartHarvest: false,
  goblinDwellingWhenFull: true,
  goblinLootWhenFull: false,
  quarryingByImitation: true,
  scarecrowInForest: false,
  sackForGoblins: true,
  joinsSmallScale: false,
  stabledMeadowsEmpty: false,
  adjacentAcrossBorder: true,
  breedingCaveForSilage: true,
  silicoidsServed: true,
} as const satisfies Partial<Options>;

const FOLK_LATER = {
  dogsInForest: true,
  loneGoodDropped: false,
  clumsyTwice: false,
  dogsFedAgain: true,
  quarryingOpens: false,
  stabledForestFenced: false,
  goblinLootAlone: false,
  rubyForGoblins: true,
  dogForIncompetent: true,
  wildConnects: false,
  forestLargePastures: true,
  explorersCaveForElves: false,
  bothDrifts: true,
  trollsFeeding: 1,
  gemfruitFieldsEmpty: false,
  artificersTrade: false,
  discountsLast: false,
  clumsyLogging: true,
  blacksmithForIncompetent: true,
  overhangUsed: true,
  cropsInChambers: false,
  longLinesScore: false,
  minesCostRubies: false,
  markerAwaited: true,
} as const satisfies Partial<Options>;

export const DEFAULT_OPTIONS: Readonly<Options> = { ...BASE, ...LATER };
export const FOLK_OPTIONS = { ...FOLK, ...FOLK_LATER };
export const LATER_OPTIONS: Readonly<Record<string, unknown>> = { ...LATER, ...FOLK_LATER };

/** What every setup says, even where it is as usual; and what it says with folk. */
export const WRITTEN: Readonly<Options> = BASE;
export const FOLK_WRITTEN: Readonly<Partial<Options>> = FOLK;

type Values<O> = { readonly [K in keyof O]-?: readonly NonNullable<O[K]>[] };

/** What each option may be, the usual first: what is listed here, or yes and no. */
export const valuesOf = <O>(usual: object, listed: Record<string, readonly unknown[]>): Values<O> =>
  Object.fromEntries(
    Object.entries(usual).flatMap(([name, value]) => {
      const values = listed[name] ?? (typeof value === 'boolean' && [value, !value]);
      return values ? [[name, values]] : [];
    }),
  ) as Values<O>;

export const FOLK_OPTION_VALUES = valuesOf<Pick<Options, keyof typeof FOLK_OPTIONS>>(FOLK_OPTIONS, {
  trainingRoomStep: [1, 2, 3],
  goblinStart: ['startingPlayer', 'next'],
  loneGoodDropped: [false, true, 'choice'],
  trollsFeeding: [1, 2, 3],
});

export const OPTION_VALUES = valuesOf<Omit<Options, keyof typeof FOLK_OPTIONS>>(DEFAULT_OPTIONS, {
  soloClearingThreshold: [6, 7],
  markerReveal: ['start', 'end'],
  firstSeat: ['first', 'random'],
  overhangSides: ['all', 'sides', 'ends'],
  dwellingLoot: [11, 12],
  rubyMiningFrom: [1, 4],
});
