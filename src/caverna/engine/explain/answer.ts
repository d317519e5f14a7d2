import type { Refusal } from '../state/result.ts';
import type { FeedingBill } from './feeding.ts';

export interface Answer {
  ok: boolean;
  reasons: Refusal[];
  /** For feeding: how the bill is made up. */
  bill?: FeedingBill;
  /** For animals: areas and what they hold of this type. */
  room?: { at: number; holds: number }[];
}

export const yes: Answer = { ok: true, reasons: [] };
export const no = (...reasons: Refusal[]): Answer => ({ ok: false, reasons });
