// Rulings RL-01 to RL-19 as options of a game; the defaults follow the specification (fiends.ruling.*).

import { valuesOf } from '../rules/options.ts';
import type { BonusId } from './data/campaign.ts';
import type { PieceId } from './data/supply.ts';

export interface FiendsOptions {
  /** The side of the strength card, and the seats (counted from 1) that play the hard side alone. */
  strength: 'easy' | 'hard';
  experts: readonly number[];
  /** Campaign: the pieces of the boards that are used, and the bonuses of this game. */
  pieces: readonly PieceId[];
  bonuses: readonly BonusId[];
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
  /** Can Soldier and Mercenary bring home “all weapons +1” (fiends.ruling.hiredWeapons)? */
  hiredSharpens?: boolean;
  /** May residents of the Guest Dwelling change during an orc event (fiends.ruling.guestInEvent)? */
  guestInEvent?: boolean;
  /** Before scoring orcs seek the lowest score, or the highest value of tiles (fiends.scoring.otherAnimals). */
  redistribution?: 'score' | 'value';
  /** The reward of a fight comes before the weapon grows; default no (fiends.diff.rewardTiming). */
  rewardFirst?: boolean;
  /** Any dwarf may act for Herald and Counterfeiter, not only the one that fought; default no (fiends.reward.herald.dwarf). */
  anyVisitor?: boolean;
  /** A reward that does nothing may be taken, to close it to others; default no (fiends.rewardBoard.useless). */
  uselessRewards?: boolean;
  /** Among equally weak dwarfs a newborn is the hostage; by default the owner chooses (fiends.breach.weakestTie). */
  newbornHostage?: boolean;
  /** Casanova's family growth may come before the dwelling; default no (fiends.diff.casanova). */
  growthFirst?: boolean;
  /** Orcs may walk into the cave in event 4 too; default yes (fiends.diff.naturalBreach). */
  walkInAtLast?: boolean;
  /** Hostages cannot be placed and score nothing, but eat and count; default no (fiends.diff.hostages). */
  hostagesCount?: boolean;
  /** Animals on an occupied tile that is no mine look for other room; by default they are lost (fiends.diff.occupiedTile). */
  animalsFlee?: boolean;
  /** Orc Captain Dwelling: one more of each kind collected, not of one; default no (fiends.diff.orcCaptain). */
  captainEach?: boolean;
  /** “Furnish a dwelling” builds yellow tiles too; default no (fiends.diff.yellowAction). */
  yellowAsDwelling?: boolean;
  /** Of several held orcs the first by letter moves in; by default the owner chooses (fiends.friendly.several). */
  friendsByLetter?: boolean;
  /** With three players Armory takes the place of Forest Exploration too; default no (fiends.space.armory.replaces). */
  armoryForBoth?: boolean;
}

/** What every setup says, even where it is as usual. */
export const FIENDS_WRITTEN: Readonly<FiendsOptions> = {
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

/** Later rulings are left out while they are as here, as in `options.ts`. */
export const FIENDS_LATER: Readonly<Record<string, unknown>> = {
  hiredSharpens: true,
  guestInEvent: false,
  redistribution: 'score',
  rewardFirst: false,
  anyVisitor: false,
  uselessRewards: false,
  newbornHostage: false,
  growthFirst: false,
  walkInAtLast: true,
  hostagesCount: false,
  animalsFlee: false,
  captainEach: false,
  yellowAsDwelling: false,
  friendsByLetter: false,
  armoryForBoth: false,
};

export const FIENDS_DEFAULTS: Readonly<FiendsOptions> = { ...FIENDS_WRITTEN, ...FIENDS_LATER };

type Listed = Exclude<keyof FiendsOptions, 'experts' | 'pieces' | 'bonuses'>;

export const FIENDS_OPTION_VALUES = valuesOf<Pick<FiendsOptions, Listed>>(FIENDS_DEFAULTS, {
  strength: ['easy', 'hard'],
  stronger: [0, 2, 4, 6, 8],
  soloFood: [1, 2],
  markerValue: ['before', 'start'],
  occupants: ['home', 'anyone'],
  feedTrapLimit: [0, 8],
  redistribution: ['score', 'value'],
});
