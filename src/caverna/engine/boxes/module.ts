// Where another box takes part in the rules. A box is installed once; a game that uses it carries its own part
// of the state, so a base game never looks further than `game.fiends`.

import type { Effect } from '../actions/effects.ts';
import type { SpaceVariant } from '../data/spaces.ts';
import type { Told } from '../fiends/told.ts';
import type { Random } from '../flow/random.ts';
import type { Position, SeatPosition } from '../position/types.ts';
import type { Power } from '../powers/hooks.ts';
import type { CategoryScore, SeatScore } from '../scoring/parts.ts';
import type { Bundle } from '../state/goods.ts';
import type { Refusal, Result } from '../state/result.ts';
import type { Turn } from '../state/turn.ts';
import type { Actor, Built, Frame, FrameOf, Game, Move, Player, Seat, Setup } from '../state/types.ts';
import type { Harvest, Phase, SpaceId, TileId } from '../state/vocabulary.ts';

/** A kind of decision that the box adds. */
export interface FrameRules {
  moves(game: Game, frame: never): Move[];
  /** Exchanges that are listed at it; all others are legal as well. */
  offers?(game: Game, frame: never): Move[];
  play(turn: Turn, frame: never, move: never): void;
  /** Settles it without asking; false when somebody has to decide. */
  settle?(turn: Turn, frame: never): boolean;
}

export interface Module {
  id: Exclude<Setup['modules'][number], 'base'>;
  /** Checks the box's part of a setup. */
  readSetup(request: Record<string, unknown>, seats: number): Result<Partial<Setup>>;
  /** What happens before the first round; false when there is nothing. */
  beforeFirstRound(turn: Turn): boolean;
  /** Deals what the box adds, after everything of the base game. */
  deal(game: Game, random: Random): void;
  powers: readonly Power[];
  frames: Readonly<Record<string, FrameRules>>;
  /** The side of a space that replaces the printed one. */
  side(space: SpaceId, players: number): SpaceVariant | undefined;
  possible(game: Game, player: Player, actor: Actor, effect: Effect): boolean;
  run(turn: Turn, doer: Pick<Frame, 'seat' | 'dwarf' | 'rule'>, effect: Effect): boolean;
  /** Carries out a move of the box once its goods are there. */
  fulfil(turn: Turn, doer: Pick<Frame, 'seat' | 'dwarf' | 'rule'>, goods: Bundle, move: Move): void;
  /** Tiles on offer beyond the supply. */
  moreTiles(game: Game, player: Player): readonly TileId[];
  isDwelling(tile: TileId): boolean;
  /** Something was furnished or built. */
  furnished(turn: Turn, seat: Seat, tile: TileId, at: number): void;
  built(turn: Turn, seat: Seat, what: Built, at: number): void;
  grew(turn: Turn, seat: Seat): void;
  /** Moves added to an expedition and to the placement of a dwarf. */
  lootMoves(game: Game, frame: FrameOf<'loot'>): Move[];
  workMoves(game: Game, frame: FrameOf<'work'>): Move[];
  workFrame(game: Game, seat: Seat): Frame | null;
  /** Why an effect of the box is not possible; null when nothing would come of it. */
  whyNotEffect(game: Game, player: Player, actor: Actor, effect: Effect): Refusal | null;
  /** Why a move of the box is refused; null when there is no better reason than the moment. */
  whyNot(game: Game, frame: Frame, move: Move): Refusal | null;
  /** Moves of the box at decisions of the base game. */
  play(turn: Turn, frame: Frame, move: Move): void;
  /** Is there another worker than a dwarf? */
  hasWorker(player: Player): boolean;
  home(turn: Turn): void;
  /** What really arrives of the goods on a round space. */
  delivered(game: Game, player: Player, due: Bundle): Bundle;
  turnMarker(turn: Turn): void;
  /** The phase before the harvest, or null. */
  beforeHarvest(turn: Turn): Phase | null;
  /** One step of a phase of the box; false when it is over. */
  step(turn: Turn): boolean;
  nextPhase(game: Game): Phase;
  takePart(turn: Turn, seat: Seat): void;
  /** Refuses rearranging animals at the wrong time. */
  mayArrange(game: Game): Refusal | null;
  /** Moves that are legal at every decision and never listed, like rearranging. */
  checkMove(game: Game, seat: Seat, move: Move): Result<true>;
  /** The harvest that everybody can foresee in a round, and whether its marker lies open. */
  foreseen(game: Game, round: number): { harvest: Harvest | null; open: boolean };
  /** Starts a phase of the box on a hand-written position; false when it is none. */
  startPhase(turn: Turn, seat: Seat, phase: string): boolean;
  beforeScoring(turn: Turn): void;
  score(game: Game, seat: Seat): CategoryScore[];
  winners(game: Game, tied: readonly SeatScore[]): number[];
  told: Told;
}

/** Hand-written positions: what lies on the table, then what stands on each board before its animals. */
export interface Positions {
  readTable(game: Game, given: Position): Result<Game>;
  readSeat(game: Game, seat: Seat, player: Player, given: SeatPosition): Result<true>;
  writeTable(game: Game): Record<string, unknown>;
  writeSeat(player: Player): Record<string, unknown>;
}

/** Without a prototype: a name from outside finds boxes only. */
const INSTALLED: Partial<Record<Module['id'], Module>> = Object.create(null);
/** Playing needs none: those of Frantic Fiends are installed by whoever writes positions by hand. */
let written: Positions | null = null;

export const installed = (id: string): Module | undefined =>
  Object.hasOwn(INSTALLED, id) ? INSTALLED[id as Module['id']] : undefined;
export const register = (module: Module): void => {
  INSTALLED[module.id] = module;
};

export const registerPositions = (positions: Positions): void => {
  written = positions;
};

/** The box this game is played with, if any. */
export const moduleOf = (game: Game): Module | undefined => (game.fiends ? INSTALLED.fiends : undefined);

/** What can be told of the orcs in a game that has them. */
export const orcsTold = (): Told => INSTALLED.fiends!.told;

/** Can positions of this box be read here? */
export const readsPositions = (): boolean => written !== null;

/** How its positions are written. */
export function positionsOf(game: Game): Positions | undefined {
  if (!game.fiends) return undefined;
  if (!written) throw new Error('installPositions');
  return written;
}
