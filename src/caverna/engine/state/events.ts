// What happens in a game, finely grained: everything that tells, draws, counts or films a game reads these events.
// Each has exactly the fields it really has. What they say to readers of the log, field by field, stands in
// telling/event-log; scenarios name the same fields.

import type { FiendsEvent } from '../fiends/events.ts';
import type { OrcId } from '../fiends/types.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Bundle } from './goods.ts';
import type { Built, Seat } from './types.ts';
import type { Crop, Harvest, LootId, Marker, SpaceId, TileId } from './vocabulary.ts';

/** How a dwarf came by a weapon of this strength: made, grown, as strong as it can get, or simply handed out. */
export type Arming = 'forged' | 'sharpened' | 'capped' | 'given';

/** Squares are named as in moves, `c4`; `dwarf` is an index into the family. */
type BaseEvent =
  /** Round `n` begins. */
  | { type: 'round'; n: number }
  /** The harvest of the round begins: which one. */
  | { type: 'phase'; what: Harvest }
  /** The card of round `n` is turned up: a new action space. */
  | { type: 'revealed'; space: SpaceId; n: number }
  /** A card is turned over and is another space now. */
  | { type: 'flipped'; space: SpaceId }
  /** A harvest marker is turned up, and says which harvest comes; `what` is both in one word. */
  | { type: 'marker'; what: `${Marker}:${Harvest}`; marker: Marker; harvest: Harvest }
  /** Goods are added to a space. */
  | { type: 'replenished'; space: SpaceId; goods: Bundle }
  /** Goods that nobody gets: of a space in the solo game … */
  | { type: 'cleared'; space: SpaceId; goods: Bundle }
  /** … or crops and goods in a mine of a board that orcs visit. */
  | { type: 'cleared'; seat: Seat; at: string; goods: Bundle }
  /** The solo player keeps a space from being cleared. */
  | { type: 'protected'; seat: Seat; space: SpaceId }
  /** A dwarf with a weapon of strength `n` (0: unarmed) is placed … */
  | { type: 'placed'; seat: Seat; space: SpaceId; n: number; by?: RuleId }
  /** … or a friendly orc. */
  | { type: 'placed'; seat: Seat; space: SpaceId; what: OrcId }
  /** Somebody finds no space to use, or stays at home. */
  | { type: 'passed'; seat: Seat }
  /** A part of an action begins: `what` as in the move `do`. */
  | { type: 'began'; seat: Seat; what: string }
  /** A space is used without a dwarf on it: imitated, or as a reward. */
  | { type: 'imitated'; seat: Seat; space: SpaceId; reward?: true }
  /** The goods that lay on a space are taken; they are gained, or dropped, next. */
  | { type: 'took'; seat: Seat; space: SpaceId; goods: Bundle }
  /** A clumsy person gives back goods just taken. */
  | { type: 'dropped'; seat: Seat; goods: Bundle }
  /** Goods come to a player. */
  | { type: 'gained'; seat: Seat; goods: Bundle; by?: RuleId }
  /** Goods go from a player. */
  | { type: 'paid'; seat: Seat; goods: Bundle; by?: RuleId }
  /** The same goods are laid on each of the next `n` round spaces. */
  | { type: 'reserved'; seat: Seat; goods: Bundle; n: number }
  /** Something is built on a square; `and`: the second square it covers. */
  | { type: 'built'; seat: Seat; what: Built; at: string; and?: string; by?: RuleId }
  /** A furnishing tile is built. */
  | { type: 'furnished'; seat: Seat; what: TileId; at: string; by?: RuleId }
  /** A furnishing tile is covered by another and gone. */
  | { type: 'covered'; seat: Seat; what: TileId; at: string }
  /** A crop is sown. */
  | { type: 'sown'; seat: Seat; what: Crop; at: string; by?: RuleId }
  /** One crop is taken from a field; the sum is gained when all fields are through. */
  | { type: 'harvested'; seat: Seat; what: Crop; at: string }
  /** A weapon has strength `n` now. */
  | { type: 'armed'; seat: Seat; dwarf: number; n: number; how: Arming }
  /** A weapon loses strength `n`, by trade or in a fight. */
  | { type: 'disarmed'; seat: Seat; dwarf: number; n: number }
  /** An expedition brings home a loot item. */
  | { type: 'looted'; seat: Seat; what: LootId; by?: RuleId }
  /** The family has `n` members now, by a child or by a goblin. */
  | { type: 'grew'; seat: Seat; n: number; what?: 'goblin'; by?: RuleId }
  /** Animals are born; they are gained next. */
  | { type: 'born'; seat: Seat; goods: Bundle }
  /** Somebody moves animals around. */
  | { type: 'arranged'; seat: Seat }
  /** Everybody is fed: `n` food, and stone for those who eat it. */
  | { type: 'fed'; seat: Seat; n: number; by?: RuleId }
  /** Food is missing: `n` begging markers are taken. */
  | { type: 'begged'; seat: Seat; n: number }
  /** Of two harvest phases one is chosen. */
  | { type: 'chose'; seat: Seat; what: 'field' | 'breeding' }
  /** The starting player token changes hands. */
  | { type: 'token'; seat: Seat }
  /** Everybody goes home. */
  | { type: 'home' }
  /** The game is over. */
  | { type: 'over' };

/** `rule` names the rule that caused it; `by`, where an event has it, what made it possible, cheaper or different. */
export type GameEvent = { rule: RuleId } & (BaseEvent | FiendsEvent);

export type EventType = GameEvent['type'];
export type BaseEventType = BaseEvent['type'];
export type FiendsEventType = FiendsEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Whose event it is; undefined for what concerns everybody. */
export const seatOf = ({ seat }: { type: EventType; seat?: Seat }): Seat | undefined => seat;

/** What made it possible, cheaper or different, if anything did. */
export const madeBy = ({ by }: { type: EventType; by?: RuleId }): RuleId | undefined => by;
