// Rulings RL-01 to RL-19 as options of a game; the defaults follow the specification (fiends.ruling.*).

import { valuesOf } from '../options.ts';

export interface FiendsOptions {
  /** The side of the strength card, and the seats (counted from 1) that play the hard side alone. */
  strength: 'easy' | 'hard';
  experts: readonly number[];
  /** Campaign: the pieces of the boards that are used, and the bonuses of this game. */
  pieces: readonly string[];
  bonuses: readonly string[];
  /** Rising strengths of a campaign: added to all four orcs. */
  stronger: number;
  /** RL-01: starting food of the solo game. */
  soloFood: 1 | 2;
  /** RL-02: everybody negotiates before anybody's orc moves. */
  together: boolean;
  /** RL-03: a drawn card goes back before the next player draws. */
  replacement: boolean;
  /** RL-04: an orc that was pushed in looks for a space once more in step 3. */
  pushedReevaluates: boolean;
  /** RL-05: a diagonal step may pass the entrance. */
  diagonalEntry: boolean;
  /** RL-06: Soldier and Mercenary use the value before the last reduction, or the value at the start. */
  markerValue: 'before' | 'start';
  /** RL-07: Orc D ruins the space where it appears. */
  arrivalHarms: boolean;
  /** RL-08: the entrance dwelling is a furnishing without points, or only the last resort. */
  entranceIsTile: boolean;
  /** RL-09: a freed dwarf may still act in the same round. */
  freedActs: boolean;
  /** RL-10: occupied mines can be restocked. */
  occupiedMines: boolean;
  /** RL-11: hostages are taken from those who live there, or from the whole family. */
  occupants: 'home' | 'anyone';
  /** RL-12: a trap may be laid under an orc. */
  trapUnderOrc: boolean;
  /** RL-13: discounts apply to Warrior Dwelling. */
  warriorDiscount: boolean;
  /** RL-14: animals gained during an event may use free room; otherwise they are turned into food. */
  newAnimals: boolean;
  /** RL-15: Herald may use a space during an event. */
  eventSpaces: boolean;
  /** RL-16: a dwarf born during an event is a newborn in the harvest that follows. */
  eventNewborn: boolean;
  /** RL-17: bonus tiles of a campaign are placed before the first round. */
  tilesFirst: boolean;
  /** RL-18: an orc does not forbid building on its forest space. */
  buildUnderOrc: boolean;
  /** RL-19: suppliers deliver even while their tile is occupied. */
  suppliersDeliver: boolean;
  /** fiends.diff.feedTrap: the most food a Feed Trap takes; 0 for any amount. */
  feedTrapLimit: 0 | 8;
  /** A friendly orc may stay at home although it could collect something (fiends.friendly.resting). */
  orcsMayRest: boolean;
  // Only where the players agree on something else than the default.
  /** The reward of a fight comes before the weapon grows; default no (fiends.diff.rewardTiming). */
  rewardFirst?: boolean;
  /** Any dwarf may act for Herald and Counterfeiter, not only the one that fought; default no (fiends.reward.herald.dwarf). */
  anyVisitor?: boolean;
}

export const FIENDS_DEFAULTS: Readonly<FiendsOptions> = {
  strength: 'easy',
  experts: [],
  pieces: [],
  bonuses: [],
  stronger: 0,
  soloFood: 1,
  together: true,
  replacement: false,
  pushedReevaluates: false,
  diagonalEntry: false,
  markerValue: 'before',
  arrivalHarms: false,
  entranceIsTile: true,
  freedActs: true,
  occupiedMines: false,
  occupants: 'home',
  trapUnderOrc: true,
  warriorDiscount: true,
  newAnimals: true,
  eventSpaces: true,
  eventNewborn: true,
  tilesFirst: true,
  buildUnderOrc: true,
  suppliersDeliver: true,
  feedTrapLimit: 0,
  orcsMayRest: false,
};

/** Left out of a setup while they are as here, like the later options of the base game. */
export const FIENDS_LATER = {
  rewardFirst: false,
  anyVisitor: false,
} as const satisfies Partial<FiendsOptions>;

type Listed = Exclude<keyof FiendsOptions, 'experts' | 'pieces' | 'bonuses'>;

export const FIENDS_OPTION_VALUES = valuesOf<Pick<FiendsOptions, Listed>>(
  { ...FIENDS_DEFAULTS, ...FIENDS_LATER },
  {
    strength: ['easy', 'hard'],
    stronger: [0, 2, 4, 6, 8],
    soloFood: [1, 2],
    markerValue: ['before', 'start'],
    occupants: ['home', 'anyone'],
    feedTrapLimit: [0, 8],
  },
);

/** Fills in the defaults; null when something is not an option. */
export function fiendsOptions(request: unknown, seats: number): FiendsOptions | null {
  const options: FiendsOptions = { ...FIENDS_DEFAULTS };
  if (request === undefined) return options;
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return null;
  for (const [name, value] of Object.entries(request)) {
    if (name === 'experts') {
      const isSeat = (entry: unknown) =>
        Number.isInteger(entry) && Number(entry) >= 1 && Number(entry) <= seats;
      if (!Array.isArray(value) || !value.every(isSeat)) return null;
      options.experts = value as number[];
    } else if (name === 'pieces' || name === 'bonuses') {
      const isName = (entry: unknown) => typeof entry === 'string' && entry.length <= 40;
      if (!Array.isArray(value) || value.length > 60 || !value.every(isName)) return null;
      options[name] = value as string[];
    } else {
      if (!Object.hasOwn(FIENDS_OPTION_VALUES, name)) return null;
      if (!(FIENDS_OPTION_VALUES[name as Listed] as readonly unknown[]).includes(value)) return null;
      if (value !== FIENDS_LATER[name as keyof typeof FIENDS_LATER])
        Object.assign(options, { [name]: value });
    }
  }
  return options;
}
