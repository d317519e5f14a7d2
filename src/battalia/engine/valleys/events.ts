import type { RuleId } from '../rules/ids.ts';
import type { Corner, Seat, SideOfValley, Square } from '../state/types.ts';
import type { Artefact, Building, Gate, Terrain, Valley } from '../state/vocabulary.ts';
import type { TradeCard } from '../trade/cards.ts';
import type { Payment } from './prices.ts';

/** What the bridge or the pass is paid out in. */
export type Prize = 'greatArtefact' | 'fate';

type Cited<Event extends string, Fields> = { event: Event; rule: RuleId } & Fields;

type InValleys =
  | Cited<
      'valleyRoadDiscovered',
      { seat: Seat; valley: Valley; side: SideOfValley; square: Square; paid: Payment }
    >
  | Cited<
      'buildingDiscovered',
      { seat: Seat; valley: Valley; corner: Corner; square: Square; building: Building; paid: Payment }
    >
  | Cited<'freeCardTaken', { seat: Seat; card: Artefact | 'supply' }>
  | Cited<'centreCaptured', { seat: Seat; valley: Valley; from: Seat | null; level: number }>
  | Cited<'buildingCaptured', { seat: Seat; valley: Valley; corner: Corner; from: Seat; level: number }>;

type BetweenValleys =
  | Cited<'passRingTaken', { seat: Seat; hero: 0 | 1; gate: Gate }>
  | Cited<'passRingReturned', { seat: Seat; hero: 0 | 1; gate: Gate; prize: Prize }>
  | Cited<'hiddenTaken', { seat: Seat; gate: Gate; looked: number; left: number }>
  | Cited<'artefactsHandedIn', { seat: Seat; count: number; points: number }>
  | Cited<'levelsSold', { seat: Seat; prize: Prize; points: number }>
  | Cited<'artefactSwapped', { seat: Seat; prize: Prize }>;

type Wandering =
  | Cited<'metamorphaEntered', { gate: Gate }>
  | Cited<'metamorphaAttracted', { to: Square | Terrain | 'valley' }>
  | Cited<'metamorphaStayed', Record<never, never>>
  | Cited<'tributePaid', { hero: 0 | 1; terrain: Terrain }>;

type Trading =
  | Cited<'postBuilt', { seat: Seat; square: Square | null; starSide: boolean }>
  | Cited<'traded', { give: TradeCard; given: number; get: TradeCard }>
  | Cited<'chestToLimbo', { hidden: number }>;

/** Each event in one line, with the fields it really has. */
export type ValleyEvent = InValleys | BetweenValleys | Wandering | Trading;

/** What has become of a part of the table, and what happened on the way. */
export interface Changed<State> {
  state: State;
  events: readonly ValleyEvent[];
}
