// Every point that the source leaves open, as a switch with our reading first. Pages and tables show this list.

export const OPTION_VALUES = {
  /** Days between two checkpoints. */
  daysPerWeek: [7, 5, 6, 8],
  /** A checkpoint after the second one may still bring Queen, King or veteran for the first time. */
  lateGain: [false, true],
  /** Fallen veterans rise again when the cards are there. */
  veteranRegain: [false, true],
  /** A deposed Queen or King may be taken out of limbo. */
  royalFromLimbo: [false, true],
  /** The tent itself counts besides the cards stored in it. */
  tentCardCounts: [true, false],
  /** How far a city can be raised without a royal card. */
  freeUpgradeCap: [4, 6],
  /** Which gate the second hero comes to by storm effect 6. */
  fetchTo: ['arrival', 'departure'],
  /** At which dawn of week 2 Bilkarr takes his first steps. */
  npcFirstMove: ['day2', 'day1'],
  /** Which diagonal is "to the right". */
  bilkarrFirst: ['NE', 'SE'],
  /** The long side of the board runs away from the Oracle. */
  boardTurned: [false, true],
  /** What a corner in the middle of his two steps does. */
  bilkarrMid: ['roll', 'bounce'],
  /** The pockets in the border of the board for five count as corners. */
  notchIsCorner: [true, false],
  /** Where the cards go that Berserker pulls out of a hand. */
  berserkerTo: ['haven', 'limbo', 'hand'],
  /** Where the cards of a frozen line go. */
  frostTo: ['haven', 'limbo'],
  /** The morale bonus counts for each hero in the fight. */
  moralePerHero: [true, false],
  /** A doubled fanatic gains the one more of a veteran for itself, or for each of its two halves. */
  fanaticVeteran: ['once', 'twice'],
  /** How strong the units may be that Syoen's Mask turns. */
  maskTotal: ['atMost3', 'exactly3'],
  /** Two cards that change places on the board attract Metamorpha. */
  swapAttracts: [false, true],
  /** A discovered valley card attracts Metamorpha. */
  discoverAttracts: [false, true],
  /** Whether the drinker of Brotherhood may attack neutral cities. */
  brotherhoodNeutral: ['mayAttack', 'mayNot'],
  /** A used fate card goes back under the others. */
  fateReturns: [true, false],
  /** An optional rule of the book: the team of three among five attacks at most twice a turn. */
  trioTwoAttacks: [false, true],
  /** A building in a valley counts as a city of level 2 when a tie is broken. */
  buildingsInTies: [true, false],
  /** How far a city can be lowered on the King's Bridge. */
  bridgeLowest: [1, 0],
  /** How the three squares of a retreat are counted. */
  retreatBy: ['roadDistance', 'pathLength'],
} as const satisfies Record<string, readonly (string | number | boolean)[]>;

export type OptionName = keyof typeof OPTION_VALUES;
export type Options = { readonly [Name in OptionName]: (typeof OPTION_VALUES)[Name][number] };

export const optionNames = Object.keys(OPTION_VALUES) as OptionName[];

export const DEFAULT_OPTIONS = Object.fromEntries(
  optionNames.map((name) => [name, OPTION_VALUES[name][0]]),
) as Options;

/** Options as somebody writes them: what is missing is as usual. Null when a name or a value is none of ours. */
export function readOptions(value: unknown): Options | null {
  if (value === undefined) return DEFAULT_OPTIONS;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const [name, wanted] of Object.entries(value)) {
    if (!Object.hasOwn(OPTION_VALUES, name)) return null;
    if (!(OPTION_VALUES[name as OptionName] as readonly unknown[]).includes(wanted)) return null;
  }
  return { ...DEFAULT_OPTIONS, ...value };
}
