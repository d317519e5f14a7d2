import type { RuleId } from '../rules/ids.ts';
import type { Seat, Square } from '../state/types.ts';
import type { Status, StatusVerdict } from './royals.ts';

/** Each event in one line, with the fields it really has. */
export type WeekEvent =
  | { event: 'teamTurn'; team: number; seats: readonly Seat[]; rule: RuleId }
  | { event: 'dayEnded'; week: number; day: number; rule: RuleId }
  | { event: 'oracleTurned'; week: number; day: number; rule: RuleId }
  | { event: 'oracleReturned'; week: number; rule: RuleId }
  | { event: 'checkpointReached'; checkpoint: number; rule: RuleId }
  | { event: 'characterEnters'; character: 'bilkarr' | 'metamorpha'; rule: RuleId }
  | { event: 'deckCounted'; seat: Seat; checkpoint: number; cards: number; rule: RuleId }
  | {
      event: 'statusJudged';
      seat: Seat;
      status: Status;
      verdict: StatusVerdict;
      cards: number;
      needed: number;
      rule: RuleId;
    }
  | { event: 'royalToHaven'; seat: Seat; royal: 'queen' | 'king'; rule: RuleId }
  | { event: 'royalToLimbo'; seat: Seat; royal: 'queen' | 'king'; rule: RuleId }
  | { event: 'attackBegun'; attacker: Seat; defender: Seat | null; rule: RuleId }
  | { event: 'attackEnded'; attacker: Seat; defender: Seat | null; rule: RuleId }
  | { event: 'defenderRefilled'; seat: Seat; cards: number; rule: RuleId }
  | {
      event: 'cityRaised';
      seat: Seat;
      square: Square;
      from: number;
      to: number;
      rule: RuleId;
    }
  | {
      event: 'cityCaptured';
      seat: Seat;
      square: Square;
      from: number;
      to: number;
      before: Seat | null;
      rule: RuleId;
    };
