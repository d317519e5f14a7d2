// Rulings that the sources leave open, as options of a game. The defaults follow the specification, section L.

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
  // Only in games with folk, where they are always there.
  /** How much Training room adds to a weapon (folk.open.trainingRoomAmount); default 1. */
  trainingRoomStep?: 1 | 2 | 3;
  /** Who places the first goblin: the starting player (default), or whoever is next (folk.open.goblinStart). */
  goblinStart?: 'startingPlayer' | 'next';
  /** Do special feedings have a start of harvest? Default no (folk.open.harvestStart). */
  feedingsStartHarvest?: boolean;
}

export const DEFAULT_OPTIONS: Readonly<Options> = {
  soloClearingThreshold: 6,
  imitationOfImitation: false,
  markerReveal: 'start',
  incomeBeforeReplenish: false,
  firstSeat: 'first',
};

export const FOLK_OPTIONS = {
  trainingRoomStep: 1,
  goblinStart: 'startingPlayer',
  feedingsStartHarvest: false,
} as const satisfies Partial<Options>;

export const FOLK_OPTION_VALUES = {
  trainingRoomStep: [1, 2, 3],
  goblinStart: ['startingPlayer', 'next'],
  feedingsStartHarvest: [false, true],
} as const;

type BaseOptions = Omit<Options, keyof typeof FOLK_OPTIONS>;

export const OPTION_VALUES: { readonly [K in keyof BaseOptions]: readonly BaseOptions[K][] } = {
  soloClearingThreshold: [6, 7],
  imitationOfImitation: [false, true],
  markerReveal: ['start', 'end'],
  incomeBeforeReplenish: [false, true],
  firstSeat: ['first', 'random'],
};
