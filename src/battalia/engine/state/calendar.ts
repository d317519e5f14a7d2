// Days and weeks, counted and read.

import type { Options } from './options.ts';
import type { Calendar } from './types.ts';

type Days = Pick<Options, 'daysPerWeek'>;

/** So many days later. battalia.week.days */
export function daysLater({ week, day }: Calendar, days: number, { daysPerWeek }: Days): Calendar {
  const number = day - 1 + days;
  return { week: week + Math.floor(number / daysPerWeek), day: (number % daysPerWeek) + 1 };
}

/** Nobody plays longer. */
export const MOST_WEEKS = 99;

/** A day as a stranger may have written it; null when it is none. */
export function readCalendar(value: unknown, { daysPerWeek }: Days): Calendar | null {
  if (typeof value !== 'object' || value === null) return null;
  const { week, day } = value as Record<string, unknown>;
  const within = (number: unknown, most: number): number is number =>
    Number.isInteger(number) && (number as number) >= 1 && (number as number) <= most;
  return within(week, MOST_WEEKS) && within(day, daysPerWeek) ? { week, day } : null;
}
