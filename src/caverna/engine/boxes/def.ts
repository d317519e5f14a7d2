// What a box consists of, and every place where it may take part in the rules. All but its name is optional: a box that
// leaves a member out leaves the rule there as it is. A new box is a folder with one of these, and a line where boxes are
// fetched (`fetch.ts`).

import type { Effect } from '../actions/effects.ts';
import type { CorrectionField, Corrections } from '../corrections/field.ts';
import type { Exchange } from '../data/exchanges.ts';
import type { Loot } from '../data/loot.ts';
import type { SpaceVariant } from '../data/spaces.ts';
import type { Random } from '../flow/random.ts';
import type { Position, SeatPosition } from '../position/types.ts';
import type { Power } from '../powers/hooks.ts';
import type { Options } from '../rules/options.ts';
import type { CategoryScore, SeatScore } from '../scoring/parts.ts';
import type { Bundle } from '../state/goods.ts';
import type { Refusal, Result } from '../state/result.ts';
import type { Turn } from '../state/turn.ts';
import type { Actor, Built, Frame, FrameOf, Game, Move, Player, Seat, Setup } from '../state/types.ts';
import type { BoxId, FolkId, FurnishingId, Harvest, Phase, SpaceId, TileId } from '../state/vocabulary.ts';
import type { Furnishing } from './lists.ts';

/** The rules of a kind of decision that the box adds. */
export interface FrameRules<K extends Frame['kind'] = Frame['kind']> {
  moves(game: Game, frame: FrameOf<K>): Move[];
  /** Exchanges that are listed at it; all others are legal as well. */
  offers?(game: Game, frame: FrameOf<K>): Move[];
  play(turn: Turn, frame: FrameOf<K>, move: Move): void;
  /** Settles it without asking; false when somebody has to decide. */
  settle?(turn: Turn, frame: FrameOf<K>): boolean;
}
export type BoxFrames = { readonly [K in Frame['kind']]?: FrameRules<K> };

type Doer = Pick<Frame, 'seat' | 'dwarf' | 'rule'>;

/** What the owners of a box say of a tile that our data has not, or has otherwise. */
export type Corrected = Partial<Pick<Furnishing, 'points' | 'price' | 'colour'>>;

export interface BoxDef {
  id: BoxId;

  // What lies in it.

  /** Furnishing tiles. */
  tiles?: readonly Furnishing[];
  /** What its tiles and folk change, hook by hook. */
  powers?: readonly Power[];
  /** Exchanges for whoever has their power. */
  exchanges?: readonly Exchange[];
  /** Loot; what asks for no power is offered by the box itself (`lootMoves`). */
  loot?: readonly Loot[];
  /** What owners may correct and options hang on; a box without such options reads its own in `readSetup`. */
  fields?: readonly CorrectionField[];
  /** What the corrections of a game say of a tile. */
  corrected?(corrections: Corrections, tile: FurnishingId): Corrected | undefined;

  // Setting up.

  /** The folk that a seat may play; without them everybody plays dwarfs. */
  folks?: readonly FolkId[];
  /** Rulings that only this box knows: what every setup says of them, and what they may be. */
  options?(corrections: Corrections | null): {
    written: Partial<Options>;
    values: Readonly<Record<string, readonly unknown[]>>;
  };
  /** Checks the part of a request that is the box's own; `own` reads one field of it. */
  readSetup?(setup: Setup, own: (field: string) => unknown): Result<Setup>;
  /** Deals what the box adds, after everything of the base game. */
  deal?(game: Game, random: Random): void;
  /** What happens before the first round; false when there is nothing. */
  beforeFirstRound?(turn: Turn): boolean;
  /** Hand-written positions. Where playing does without them, they may come later (`addPositions`). */
  positions?: Positions;

  // Action spaces and their effects.

  /** The side of a space that replaces the printed one. */
  side?(space: SpaceId, players: number): SpaceVariant | undefined;
  /** Can anything come of an effect of the box? */
  possible?(game: Game, player: Player, actor: Actor, effect: Effect): boolean;
  /** Runs an effect of the box; false when it is none. */
  run?(turn: Turn, doer: Doer, effect: Effect): boolean;
  /** Carries out a move of the box once its goods are there. */
  fulfil?(turn: Turn, doer: Doer, goods: Bundle, move: Move): void;
  /** Why an effect of the box is not possible; null when nothing would come of it. */
  whyNotEffect?(game: Game, player: Player, actor: Actor, effect: Effect): Refusal | null;

  // Tiles and people.

  /** Tiles on offer beyond the supply. */
  moreTiles?(game: Game, player: Player): readonly TileId[];
  /** The dwellings on offer, where they are not those of the base game. */
  dwellings?(game: Game, player: Player): readonly TileId[];
  /** A tile was furnished, a land built on, a child born. */
  furnished?(turn: Turn, seat: Seat, tile: TileId, at: number): void;
  built?(turn: Turn, seat: Seat, what: Built, at: number): void;
  grew?(turn: Turn, seat: Seat): void;

  // Decisions.

  /** Kinds of decision that the box adds. */
  frames?: BoxFrames;
  /** Moves that it adds to an expedition and to the placement of a dwarf. */
  lootMoves?(game: Game, frame: FrameOf<'loot'>): Move[];
  workMoves?(game: Game, frame: FrameOf<'work'>): Move[];
  /** Who is placed in place of a dwarf; null for a dwarf. */
  workFrame?(game: Game, seat: Seat): Frame | null;
  /** Is there another worker than a dwarf? */
  hasWorker?(player: Player): boolean;
  /** Carries out a move of the box at a decision of the base game. */
  play?(turn: Turn, frame: Frame, move: Move): void;
  /** Refuses rearranging animals at the wrong time. */
  mayArrange?(game: Game): Refusal | null;
  /** Checks a move that is legal at every decision and never listed, like rearranging. */
  checkMove?(game: Game, seat: Seat, move: Move): Result<true>;
  /** Why a move of the box is refused; null when there is no better reason than the moment. */
  whyNot?(game: Game, frame: Frame, move: Move): Refusal | null;

  // Rounds and harvests.

  /** What really arrives of the goods on a round space. */
  delivered?(game: Game, player: Player, due: Bundle): Bundle;
  /** Everybody has come home. */
  home?(turn: Turn): void;
  /** Turns the marker of the round in place of the base game. */
  turnMarker?(turn: Turn): void;
  /** The harvest that everybody can foresee in a round, and whether its marker lies open. */
  foreseen?(game: Game, round: number): { harvest: Harvest | null; open: boolean };
  /** The phase before the harvest, or null. */
  beforeHarvest?(turn: Turn): Phase | null;
  /** One step of a phase of the box; false when it is over. */
  step?(turn: Turn): boolean;
  /** What a seat does in a phase of the harvest that only the box has. */
  takePart?(turn: Turn, seat: Seat): void;
  /** The phase of the harvest after the present one. */
  nextPhase?(game: Game): Phase;
  /** Starts a phase of the box on a hand-written position; false when it is none. */
  startPhase?(turn: Turn, seat: Seat, phase: string): boolean;

  // The end.

  beforeScoring?(turn: Turn): void;
  /** Categories of points that it adds. */
  score?(game: Game, seat: Seat): CategoryScore[];
  /** Who wins among those with the most points. */
  winners?(game: Game, tied: readonly SeatScore[]): Seat[];
}

/** Hand-written positions: what lies on the table, then what stands on each board before its animals. */
export interface Positions {
  readTable?(game: Game, given: Position): Result<Game>;
  /** What is different for every player of this box, before goods and tiles are counted. */
  prepareSeat?(game: Game, seat: Seat, player: Player): void;
  readSeat?(game: Game, seat: Seat, player: Player, given: SeatPosition): Result<true>;
  writeSetup?(game: Game): Partial<Position>;
  writeTable?(game: Game): Record<string, unknown>;
  writeSeat?(player: Player): Record<string, unknown>;
}
