// What Frantic Fiends adds to the state, the decisions, the moves and the effects. Plain data, as in ../types.ts.

import type { Seat } from '../state/seats.ts';
import type { SquareIndex } from '../state/squares.ts';
import type { Good, SpaceId, TileId } from '../state/vocabulary.ts';
import type { BonusId } from './data/campaign.ts';
import type { Direction, MovementId } from './data/movement.ts';
import type { LongStripId, OrcLetter, RewardId } from './data/rewards.ts';
import type { ExtensionId, ShortStripId } from './data/supply.ts';
import type { TrapId } from './data/traps.ts';
import type { FiendsOptions } from './options.ts';

export type { Direction, FiendsOptions, OrcLetter };

/** The four orcs of a player and the additional one of the reward Orc Doctor. */
export type OrcId = OrcLetter | 'X';

export interface Orc {
  id: OrcId;
  /** 0 once its strength marker is gone. */
  strength: number;
  zone: 'reserve' | 'forest' | 'cave' | 'friendly' | 'defeated';
  /** The space it stands on, or the dwelling it lives in; -1 when it is nowhere on the board. */
  at: SquareIndex;
  /** Held by the trap on its space. */
  held?: true;
  /** A friendly orc: the action space it stands on this round, or `resting`. */
  work?: SpaceId | 'resting';
  /** A friendly orc whose dwelling is occupied. */
  hostage?: true;
}

export interface LaidTrap {
  id: TrapId;
  at: SquareIndex;
  active: boolean;
}

/** A cave space in the hands of orcs: what it was before, and who is held hostage there. */
export interface Occupied {
  at: SquareIndex;
  by: OrcLetter[];
  land: 'oreMine' | 'rubyMine' | 'furnished' | 'cavern' | 'tunnel' | 'deepTunnel';
  tile: TileId | 'entryLevelDwelling' | null;
  /** A dwarf as an index into the family, or a friendly orc. */
  hostage: number | OrcId | null;
}

export interface PlayerFiends {
  orcs: Orc[];
  traps: LaidTrap[];
  occupied: Occupied[];
  /** Ore or rubies lying in a mine: square → how many. */
  mined: Record<SquareIndex, number>;
  /** Who lives where: index of the dwarf → its dwelling (RL-11). */
  homes: SquareIndex[];
  /** RL-13 switched off: no discounts on Warrior Dwelling. */
  fullPrice?: true;
  /** RL-18 switched: nothing is built under an orc. */
  guarded?: true;
  /** fiends.diff.hostages switched: hostages eat and count. */
  hostagesCount?: true;
  /** During an orc event animals stay where they are; `full`: new ones find no room either (RL-14). */
  still?: true | 'full';
  /** During an orc event: areas whose animals the orc last answered may take. */
  danger?: readonly SquareIndex[];
}

/** A card that nobody has looked at: where an orc's ways are reckoned, not drawn. */
export type FaceDown = 'faceDown';

/** One orc's turn in an event: what everybody drew, and how far it has got. */
export interface Activation {
  orc: OrcLetter;
  step: 'negotiate' | 'move' | 'done';
  /** Seats still to act in this step, in turn order. */
  seats: Seat[];
  /** The movement card of each seat; null when none was drawn or it went back. */
  cards: (MovementId | FaceDown | null)[];
  /** Seats whose orc was in the cave when its activation began. */
  inCave: number[];
}

export interface GameFiends {
  /** The bribe good of each event board. */
  bribes: Good[];
  extensions: ExtensionId[];
  longStrips: LongStripId[];
  shortStrips: ShortStripId[];
  /** Reward spaces that are occupied for good. */
  claimed: RewardId[];
  /** Traps on offer and how many of each. */
  traps: Partial<Record<TrapId, number>>;
  /** Yellow tiles of the reward board that nobody has built. */
  yellow: TileId[];
  /** Dwellings with a limited number of copies. */
  copies: Partial<Record<TileId, number>>;
  /** The additional orc is still in the box. */
  spareOrc: boolean;
  /** Orc events begun so far; the board of the last one. */
  events: number;
  /** This round ends with an orc event. */
  due: boolean;
  active: Activation | null;
  /** Cards entered at the table, drawn before any shuffled ones. */
  script: MovementId[];
}

/** Put a trap on an empty forest space or meadow. */
interface LayTrap {
  do: 'layTrap';
  free?: true;
}

/** 2 ore into each of up to two ore mines, 1 ruby into each of up to two ruby mines. */
interface Restock {
  do: 'restock';
}

/** Goods onto the mine that is being built; its square is filled in when it stands. */
interface StockMine {
  do: 'stockMine';
  n: number;
  at?: SquareIndex;
}

/** Forge a weapon for the acting dwarf from wood. */
interface ForgeWood {
  do: 'forgeWood';
  most: number;
}

export type FiendsEffect = LayTrap | Restock | StockMine | ForgeWood;

/** Why an orc was defeated, for the reward that may follow. */
interface Fallen {
  orc: OrcLetter;
  /** The strength marker that counts for Mercenary and Soldier (RL-06). */
  marker: number;
}

export type FiendsFrame =
  | { kind: 'orcWork'; hurried: boolean }
  | { kind: 'negotiate'; orc: OrcLetter; pushed: boolean }
  // A push that is paid for: animals on the space the orc is about to enter may still be eaten.
  | { kind: 'shove'; orc: OrcLetter; to: SquareIndex }
  | { kind: 'march'; orc: OrcLetter; begun: boolean; steps: readonly Direction[] }
  | { kind: 'hits'; trap: TrapId; hits: number; by: number; before: Partial<Record<OrcLetter, number>> }
  | { kind: 'tribute'; orc: OrcLetter; trap: TrapId; good: 'stone' | 'food'; most: number }
  | ({ kind: 'fallen' } & Fallen)
  | { kind: 'befriend' }
  | { kind: 'breach'; orc: OrcLetter; again: boolean }
  | { kind: 'hostage'; at: SquareIndex; dwarfs: number[] }
  | { kind: 'layTrap'; free: boolean; basic?: true }
  | { kind: 'restock' }
  // Before the mining phase: which mine an idle donkey walks to.
  | { kind: 'drive' }
  // Bonus tiles of a campaign that are still to be placed.
  | { kind: 'bonus'; left: readonly BonusId[] }
  | { kind: 'armory'; most: number }
  | { kind: 'equip'; strength: number }
  | { kind: 'temper' }
  | { kind: 'convert' }
  | { kind: 'visit'; occupied: boolean }
  | { kind: 'captain'; goods: Good[] }
  | { kind: 'may'; effect: { do: 'grow' } }
  | { kind: 'casanova'; done: number };

export type FiendsMove =
  | { type: 'send'; orc: OrcId; space: SpaceId }
  | { type: 'hurry' }
  | { type: 'bribe'; n: number }
  | { type: 'push'; way: Direction }
  | { type: 'hit'; orc: OrcLetter }
  | { type: 'tribute'; n: number }
  | { type: 'reward'; reward: RewardId | 'gold' }
  | { type: 'befriend'; orc: OrcId; at: string }
  | { type: 'occupy'; at: string }
  | { type: 'hostage'; dwarf: number }
  | { type: 'fight'; orc: OrcLetter; dogs: number }
  | { type: 'lay'; trap: TrapId; at: string }
  | { type: 'restock'; mines: string[] }
  | { type: 'drive'; at: string }
  | { type: 'equip'; dwarf: number }
  | { type: 'temper'; dwarf: number; good: 'ore' | 'wood'; n: number }
  | { type: 'convert'; give: 'wood' | 'stone' | 'ore'; get: 'wood' | 'stone' | 'ore'; n: number }
  // `dwarf`: who acts, counted from 1, where the owner may choose.
  | { type: 'visit'; space: SpaceId; dwarf?: number }
  | { type: 'extra'; good: Good }
  // `orcs`: friendly orcs that move into or out of the Guest Dwelling.
  | { type: 'lodge'; homes: string[]; orcs?: { orc: OrcId; at: string }[] };
