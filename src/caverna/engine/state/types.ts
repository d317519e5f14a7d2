// The state of a game, as plain data. Nothing here has behaviour.

import type { Effect, Furnish } from '../actions/effects.ts';
import type { Corrections } from '../corrections/field.ts';
import type { FiendsFrame, FiendsMove, FiendsOptions, GameFiends, PlayerFiends } from '../fiends/types.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Options } from '../rules/options.ts';
import type { Bundle, Goods, Price, Purchase } from './goods.ts';
import type { BySeat, Seat } from './seats.ts';
import type { SquareIndex } from './squares.ts';
import type {
  Animal,
  BoxId,
  CardId,
  Crop,
  ExchangeId,
  FarmAnimal,
  FolkId,
  FurnishingId,
  Good,
  Harvest,
  Land,
  LootId,
  Marker,
  Phase,
  PowerId,
  Single,
  SpaceId,
  TileId,
  TileSet,
  Twin,
} from './vocabulary.ts';

export type { BySeat, Seat } from './seats.ts';

export interface SeatSetup {
  name: string;
  kind: 'human' | 'bot';
  /** The folk this seat plays; missing for dwarfs. */
  folk?: FolkId;
}

/** Which folk's tiles are on offer: those of the chosen folk, up to sixteen tiles by lot, or of the folk named as well. */
export type FolkTiles = 'chosen' | 'sixteen' | readonly FolkId[];

/** What the players agree on before the game. */
export interface Setup {
  modules: readonly ('base' | BoxId)[];
  seats: BySeat<SeatSetup>;
  tileSet: TileSet;
  /** Only with the module `folk`. */
  folkTiles?: FolkTiles;
  options: Options;
  /** With Frantic Fiends: strengths and rulings. */
  fiends?: FiendsOptions;
  /** What the owners of the boxes have corrected; only with folk or fiends, and only what differs. */
  box?: Corrections;
}

export interface Dwarf {
  /** 0 = unarmed, otherwise 1-14. */
  weapon: number;
  /** The action space it stands on, `resting` when no space could be used, null while unplaced. */
  at: SpaceId | 'resting' | null;
  /** Born this round, or (goblins) come to the family this round. */
  newborn: boolean;
  /** A goblin: lazy, clumsy, incompetent, and never a child (folk.goblins.*). */
  goblin?: true;
  /** Held by an orc in an occupied dwelling: as good as not there. */
  hostage?: true;
}

export interface Square {
  land: Land;
  stable: boolean;
  crop: Crop | null;
  /** Crops still on the field. */
  crops: number;
  tile: FurnishingId | null;
  /** The other square of a large pasture, otherwise -1. */
  mate: SquareIndex;
  /** Fenced or furnished as bare forest, without a tile below (folk.ability.elves.*). */
  wild?: true;
}

/** Farm animals of one type in one area. A large pasture is named by its lower square index. */
export interface Herd {
  at: SquareIndex;
  animal: FarmAnimal;
  n: number;
}

/** Dogs standing on a meadow or pasture; all other dogs are at home. */
export interface Watch {
  at: SquareIndex;
  n: number;
}

export interface Player {
  goods: Goods;
  dwarfs: Dwarf[];
  squares: Square[];
  herds: Herd[];
  watch: Watch[];
  /** Furnishings in force and how many of each, and the player's folk. */
  powers: Partial<Record<PowerId, number>>;
  stables: number;
  begging: number;
  /** Goods waiting on round spaces: round → goods. */
  due: Record<number, Bundle>;
  /** Third red marker: the phase this player leaves out. */
  skips: 'field' | 'breeding' | null;
  /** Guest room has been used for both halves of Extension. */
  extended: boolean;
  /** Exchanges that are allowed once a round and have been made in this one; missing when there are none. */
  spent?: readonly ExchangeId[];
  /** Dogs keep out of pastures on bare forest: the players agreed on it (folk.open.elvesDogs). */
  noForestDogs?: true;
  /** Elves fence forest with stables, too (folk.open.elvesStables). */
  fencesStables?: true;
  /** What the table agreed on, for questions about one board; missing while everything is as usual. */
  agreed?: Partial<Options>;
  /** Only in games with Frantic Fiends. */
  fiends?: PlayerFiends;
}

export interface SpaceState {
  id: SpaceId;
  goods: Bundle;
  /** The seat whose dwarf stands here, or -1. */
  by: Seat | -1;
}

/** Something the player has committed to and may still have to exchange goods for. */
export type Goal =
  | { to: 'effect'; effect: Effect }
  | { to: 'furnish'; tile: TileId; price: Bundle | null }
  | { to: 'forge'; strength: number; dog?: true }
  | { to: 'imitate'; space: SpaceId; food: number }
  // Goods for what a decision of another box has been made for: then the move is carried out.
  | { to: 'pay'; goods: Bundle; move: Move };

/** Who acts, with which dwarf, on which space. */
export interface Actor {
  seat: Seat;
  /** -1 when a friendly orc acts. */
  dwarf: number;
  /** The space whose goods may be taken; null when there is none or it is only imitated. */
  space: SpaceState | null;
  /** Food that must be paid as well (Imitation). */
  food: number;
  /** Imitation spaces that lead here; none is imitated twice. */
  via?: readonly SpaceId[];
}

interface Common {
  seat: Seat;
  /** The acting dwarf, as an index into the family; -1 when none acts. */
  dwarf: number;
  rule: RuleId;
}

/** One pending decision, or one step that still has to run. The last frame of the stack is current. */
export type Frame = Common &
  (
    | { kind: 'work' }
    | { kind: 'act'; space: SpaceId; imitated: boolean; done: number }
    | { kind: 'run'; effect: Effect }
    | { kind: 'raise'; goal: Goal }
    | { kind: 'furnish'; effect: Furnish }
    // `for`: what is bought at which printed price, to tell what made it cheaper.
    | { kind: 'pay'; ways: Price[]; for?: { purchase: Purchase; cost: Price } }
    // `noTunnels`: a dwelling from loot, where Work room is agreed not to help (base.tile.workRoom.loot).
    | { kind: 'site'; tile: TileId; noTunnels?: true }
    | { kind: 'build'; effect: BuildEffect }
    | {
        kind: 'sow';
        grain: number;
        vegetable: number;
        /** In games with folk. */
        gemfruit?: number;
        mushroom?: number;
        sown: number;
      }
    | { kind: 'forge'; most: number }
    // `hired`: a reward with the strength of a beaten orc, without fight and growth.
    | { kind: 'loot'; strength: number; left: number; taken: LootId[]; trained?: true; hired?: true }
    // A clumsy person gives back one of these goods, which lay on the space; `twice`: and then another one.
    | { kind: 'drop'; goods: Bundle; twice?: true }
    // Trades at the start of a harvest: how often each has been made.
    | { kind: 'offers'; used: Record<string, number> }
    | { kind: 'imitate'; food: number }
    | { kind: 'market'; prices: Bundle; bought: Good[] }
    | { kind: 'trade'; pay: Bundle; get: Bundle; left: number; done: number }
    | { kind: 'house' }
    // `again`: Feeding room, the types that have bred in this phase. `may`: the breeding is only offered.
    | { kind: 'breed'; types: number; harvest: boolean; again?: Animal[]; may?: true }
    | { kind: 'choose' }
    // `served`: one of the family has eaten something else, or a goblin has where the others eat stone.
    | { kind: 'feed'; perAdult: number; served: boolean | 'goblin' }
    | { kind: 'protect'; spaces: SpaceId[] }
    // Something is about to come by itself that exchanges could still change; `over`: nothing more is exchanged.
    | { kind: 'moment'; before: Coming; over?: true }
    | { kind: 'final' }
    // A hand-written position at rest: nothing is asked, exchanges are open.
    | { kind: 'table' }
    | FiendsFrame
  );

/** What comes by itself: goods at the start of a round, of a harvest and of breeding, and the end of the round. */
export type Coming = 'income' | 'harvestStart' | 'breeding' | 'roundEnd';

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** Effects whose remaining question is "on which square?". */
export type BuildEffect = Extract<
  Effect,
  { do: 'place' | 'single' | 'oreMine' | 'rubyMine' | 'fence' | 'stable' }
>;

export type Built = Twin | Single | 'oreMine' | 'rubyMine' | 'smallPasture' | 'largePasture' | 'stable';

/** One line of an arrangement: so many animals on that square; dogs only where they watch. */
export interface Stand {
  animal: FarmAnimal | 'dog';
  n: number;
  at: string;
}

export type Move =
  | { type: 'place'; space: SpaceId }
  | { type: 'promote'; strength: number }
  | { type: 'pass' }
  | { type: 'do'; part: string }
  | { type: 'stop' }
  | { type: 'build'; what: Built; at: string; and?: string }
  | { type: 'furnish'; tile: TileId }
  | { type: 'site'; at: string }
  | { type: 'pay'; goods: Bundle }
  | { type: 'sow'; crop: Crop; at: string }
  | { type: 'forge'; strength: number; dog?: true }
  | { type: 'drop'; good: Good }
  | { type: 'train' }
  | { type: 'swap'; id: string; goods?: Bundle }
  | { type: 'eat'; goods: Bundle }
  | { type: 'loot'; item: LootId }
  | { type: 'imitate'; space: SpaceId }
  | { type: 'buy'; good: Good }
  | { type: 'trade' }
  | { type: 'exchange'; id: ExchangeId; n?: number }
  | { type: 'protect'; space: SpaceId }
  | { type: 'choose'; phase: 'field' | 'breeding' }
  | { type: 'feed' }
  | { type: 'serve'; goods: Bundle; goblin?: true }
  | { type: 'beg'; keep?: number }
  | { type: 'breed'; types: Animal[] }
  | { type: 'arrange'; stands: Stand[] }
  | FiendsMove;

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
/** Moves that every game knows; those of other boxes belong to their own decisions. */
export type BaseMoveType = Exclude<MoveType, FiendsMove['type']>;

export interface Game {
  setup: Setup;
  seed: number;
  /** State of the random generator after setting up; nothing is drawn later in the base game. */
  rng: number[];
  /** The round space in play, 1-12; 0 before the first round. */
  round: number;
  phase: Phase;
  /** How many seats, from the starting player on, are through with this phase. */
  step: number;
  starting: Seat;
  /** Who holds the starting player token for the next round. */
  token: Seat;
  /** The seat whose turn is next in the work phase. */
  turn: Seat;
  /** Hidden: card of each round space. */
  cards: (CardId | null)[];
  /** Hidden until turned: harvest marker of each round space. */
  markers: (Marker | null)[];
  /** Red markers turned so far. */
  reds: number;
  /** This round's harvest as far as it is known; null while the marker is face down. */
  harvest: Harvest | null;
  /** Action spaces in play, revealed cards last. */
  spaces: SpaceState[];
  /** Furnishing tiles on offer. */
  supply: TileId[];
  /** Solo: spaces protected from clearing this round. */
  spared: SpaceId[];
  players: BySeat<Player>;
  stack: Frame[];
  /** Only in games with Frantic Fiends. */
  fiends?: GameFiends;
}
