// What a game is made of: players and squares, frames, moves and events, goods, refusals.

export { type Action, type Effect, isJoined, type Joined } from '../actions/effects.ts';
export {
  type BaseEventType,
  type EventOf,
  type EventType,
  type FiendsEventType,
  type GameEvent,
  madeBy,
  seatOf,
} from '../state/events.ts';
export { type Bundle, bundleOf, isEmpty, type Price, plus } from '../state/goods.ts';
export type { Refusal, Result } from '../state/result.ts';
export type {
  BuildEffect,
  Built,
  Dwarf,
  Frame,
  FrameKind,
  FrameOf,
  Game,
  Goal,
  Move,
  MoveOf,
  MoveType,
  Player,
  Seat,
  Setup,
  SpaceState,
  Square,
  Stand,
} from '../state/types.ts';
