// How much a greedy player cares about what is not points yet. Found by playing: `npm run arena` shows what they do.

export interface Weights {
  /** Points a worker brings in a round. */
  action: number;
  /** Part of a worker's future that a free bed is worth. */
  bed: number;
  /** Part of a bed that the materials for it are worth. */
  project: number;
  /** Part of a point that a square without use costs less while there is time to use it. */
  patience: number;
  /** Chance between plans that are about as good, in points. */
  whim: number;
  /** Per unit, for the first few and for the rest. */
  wood: number;
  stone: number;
  ore: number;
  plenty: number;
  ruby: number;
  /** Food in hand for the next meal, and beyond it. */
  food: number;
  larder: number;
  /** Points that a missing meal costs when it must be made from goods, and when it cannot be made at all. */
  hunger: number;
  begging: number;
  /** What a begging marker costs beyond its points: nobody begs who can help it. */
  shame: number;
  /** Land that waits for use. */
  cavern: number;
  tunnel: number;
  meadow: number;
  field: number;
  seed: number;
  /** A pair that will breed, for each harvest to come, and free room for animals. */
  pair: number;
  stall: number;
  /** An expedition with a weapon of this strength, per round. */
  weapon: number;
  strength: number;
  /** A free square with no free neighbour. */
  cornered: number;
  token: number;
  /** Frantic Fiends: a hostile orc, each point of its strength, a trap that waits, a friendly orc per round. */
  orc: number;
  orcStrength: number;
  trap: number;
  friend: number;
  mined: number;
}

export const WEIGHTS: Readonly<Weights> = {
  action: 3.22,
  bed: 0.55,
  project: 0.4,
  patience: 0.5,
  whim: 0.1,
  wood: 0.6,
  stone: 0.5,
  ore: 0.35,
  plenty: 0.1,
  ruby: 1.05,
  food: 0.4,
  larder: 0.3,
  hunger: 0.69,
  begging: 3,
  shame: 2,
  cavern: 0.86,
  tunnel: 0.77,
  meadow: 0.87,
  field: 0.6,
  seed: 0.34,
  pair: 0.48,
  stall: 0.2,
  weapon: 0.3,
  strength: 0.11,
  cornered: 0.33,
  token: 0.3,
  orc: 8,
  orcStrength: 0.5,
  trap: 1,
  friend: 1.2,
  mined: 0.4,
};

/** With orcs about, the mountain is worth more than fields and herds that they trample; found in games alone. */
export const AMONG_ORCS: Readonly<Weights> = {
  ...WEIGHTS,
  patience: 0.34,
  wood: 0.71,
  stone: 0.53,
  ore: 1.53,
  plenty: 0.07,
  ruby: 0.41,
  food: 0.41,
  larder: 0.57,
  hunger: 0.28,
  begging: 1.21,
  cavern: 1.18,
  tunnel: 1.76,
  meadow: 0.49,
  field: 0.47,
  seed: 0.33,
  pair: 0.2,
  stall: 0.21,
  weapon: 0.43,
  cornered: 0.17,
  orc: 7.11,
  orcStrength: 0.37,
  trap: 1.15,
  friend: 1.44,
  mined: 0.35,
};
