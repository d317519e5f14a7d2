// What orcs, traps and mines make happen, as in ../state/events.ts.

import type { Bundle } from '../state/goods.ts';
import type { Seat } from '../state/types.ts';
import type { MovementId } from './data/movement.ts';
import type { RewardId } from './data/rewards.ts';
import type { TrapId } from './data/traps.ts';
import type { OrcId, OrcLetter } from './types.ts';

export type FiendsEvent =
  /** Orc event `n` begins. */
  | { type: 'event'; n: number }
  /** A movement card is drawn from deck `n`. */
  | { type: 'drew'; seat: Seat; what: MovementId; n: number }
  /** An orc walks onto a space; the cave entrance stands for the way in. */
  | { type: 'stepped'; seat: Seat; what: OrcLetter; at: string }
  /** An orc is pushed onto a space. */
  | { type: 'pushed'; seat: Seat; what: OrcLetter; at: string }
  /** An orc is bribed with `n` goods. */
  | { type: 'bribed'; seat: Seat; what: OrcLetter; n: number }
  /** An orc has strength `n` left. */
  | { type: 'weakened'; seat: Seat; what: OrcLetter; n: number }
  /** Animals of a player's own are gone. */
  | { type: 'lost'; seat: Seat; at: string; goods: Bundle }
  /** A trap holds an orc. */
  | { type: 'held'; seat: Seat; what: OrcLetter; at: string; trap: TrapId }
  /** A held orc is free. */
  | { type: 'freed'; seat: Seat; what: OrcLetter }
  /** A trap goes off under an orc. */
  | { type: 'sprung'; seat: Seat; what: OrcLetter; at: string; trap: TrapId }
  /** An orc is defeated; `n`: its strength marker, for the reward. */
  | { type: 'defeated'; seat: Seat; what: OrcLetter; n: number }
  /** An orc is friendly and moves into a dwelling. */
  | { type: 'befriended'; seat: Seat; what: OrcId; at: string }
  /** A reward, or gold instead, is taken. */
  | { type: 'rewarded'; seat: Seat; what: RewardId | 'gold' }
  /** An orc takes a space of the cave. */
  | { type: 'breached'; seat: Seat; what: OrcLetter; at: string }
  /** An orc leaves its space of the cave. */
  | { type: 'released'; seat: Seat; what: OrcLetter }
  /** A dwarf, counted from 1, is held hostage … */
  | { type: 'captured'; seat: Seat; what: 'dwarf'; n: number; at: string }
  /** … or a friendly orc. */
  | { type: 'captured'; seat: Seat; what: OrcId; at: string }
  /** Orc D appears, where the symbol of the card says. */
  | { type: 'arrived'; seat: Seat; what: 'D'; at: string; card: MovementId }
  /** A trap is laid. */
  | { type: 'laid'; seat: Seat; what: TrapId; at: string }
  /** `n` ore or rubies are put into a mine. */
  | { type: 'stocked'; seat: Seat; at: string; n: number }
  /** `n` ore or rubies are taken out of a mine; they are gained next. */
  | { type: 'hauled'; seat: Seat; at: string; n: number }
  /** An orc is fought, with `n` dogs. */
  | { type: 'fought'; seat: Seat; what: OrcLetter; n: number }
  /** The last strength marker is gone: the yellow tiles are open. */
  | { type: 'unlocked'; seat: Seat }
  /** `n` begging markers are given back. */
  | { type: 'forgiven'; seat: Seat; n: number }
  /** It is decided anew who lives where. */
  | { type: 'lodged'; seat: Seat };
