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
}

export const DEFAULT_OPTIONS: Readonly<Options> = {
  soloClearingThreshold: 6,
  imitationOfImitation: false,
  markerReveal: 'start',
  incomeBeforeReplenish: false,
  firstSeat: 'first',
};

export const OPTION_VALUES: { readonly [K in keyof Options]: readonly Options[K][] } = {
  soloClearingThreshold: [6, 7],
  imitationOfImitation: [false, true],
  markerReveal: ['start', 'end'],
  incomeBeforeReplenish: [false, true],
  firstSeat: ['first', 'random'],
};
