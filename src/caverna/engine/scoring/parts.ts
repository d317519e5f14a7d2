// How points are told: by seat, by category, part by part.

import type { RuleId } from '../rules/ids.ts';
import type { Seat } from '../state/types.ts';

export const SCORE_CATEGORIES = [
  'animals',
  'missing',
  'grain',
  'vegetables',
  'rubies',
  'dwarfs',
  'unused',
  'tiles',
  'pastures',
  'mines',
  'bonus',
  'gold',
  'begging',
  'cancelled',
] as const;
/** Frantic Fiends adds traps that have gone off, and friendly orcs. */
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number] | 'traps' | 'friendlyOrcs';

export interface ScorePart {
  /** What was counted: a good, a tile, a kind of square … */
  what: string;
  count: number;
  points: number;
  rule: RuleId;
}

export interface CategoryScore {
  category: ScoreCategory;
  points: number;
  parts: ScorePart[];
}

export interface SeatScore {
  seat: Seat;
  total: number;
  categories: CategoryScore[];
}
