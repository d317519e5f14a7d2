import type { RuleId } from '../rules/ids.ts';
import type { Seat, Square } from '../state/types.ts';
import type { Gate, Potion } from '../state/vocabulary.ts';

type Cited<Event extends string, Fields> = { event: Event; rule: RuleId } & Fields;

type OfBilkarr =
  /** Through a gate, at the first checkpoint or out of a corner. */
  | Cited<'bilkarrCame', { gate: Gate; at: Square }>
  | Cited<'bilkarrRested', { at: Square }>
  /** `way`: the squares he set foot on, the last one where he stands; `bounced`: those where the border turned him. */
  | Cited<'bilkarrMoved', { from: Square; way: readonly Square[]; bounced: readonly Square[] }>
  | Cited<'bilkarrCornered', { at: Square }>;

type OfPotions =
  | Cited<'potionBought', { seat: Seat; potion: Potion; supply: number }>
  | Cited<'potionDrunk', { seat: Seat; potion: Potion; target: Seat | null }>
  | Cited<'potionUsed', { seat: Seat; potion: Potion }>
  | Cited<'potionTurned', { seat: Seat; potion: Potion; day: 2 | 3 }>
  /** Used today, it lies on its full side again. */
  | Cited<'potionRefilled', { seat: Seat; potion: Potion }>
  | Cited<'potionReturned', { seat: Seat; potion: Potion }>;

type OfMap = Cited<'gateReplaced', { at: Square; from: Gate; to: Gate }>;

/** Each event in one line, with the fields it really has. */
export type MapEvent = OfBilkarr | OfPotions | OfMap;
