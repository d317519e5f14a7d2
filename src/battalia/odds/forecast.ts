// Where Bilkarr will stand on the next days, and whether somebody meets him: exact, without playing anything out.

import { type Calendar, daysLater, gatesOn, type Square } from '../engine/index.ts';
import { ALWAYS, type Fraction, fraction, minus, NEVER } from './fraction.ts';
import { type ForecastOptions, type Moment, oracleOf, type Spread, without } from './spread.ts';

export interface ForecastDay {
  calendar: Calendar;
  /** Where he may stand once this day has begun; nowhere before he has come. Together they are certain. */
  squares: ReadonlyMap<Square, Fraction>;
}

function bySquare(spread: Spread | null): ReadonlyMap<Square, Fraction> {
  const weights = new Map<Square, bigint>();
  for (const { bilkarr, weight } of spread?.states.values() ?? [])
    weights.set(bilkarr.at, weight + (weights.get(bilkarr.at) ?? 0n));
  return new Map([...weights].map(([square, weight]) => [square, fraction(weight, spread!.whole)]));
}

const known = ({ map }: Moment): boolean => gatesOn(map).length > 0;

/** Day after day. Without a gate on the map nothing can be said. */
export function forecast(moment: Moment, days: number, options: ForecastOptions): ForecastDay[] {
  if (!known(moment)) return [];
  const oracle = oracleOf(moment, options);
  let spread = oracle.now;
  return Array.from({ length: days }, (_, i) => {
    const calendar = daysLater(moment.today, i + 1, options);
    spread = oracle.dawn(spread, calendar);
    return { calendar, squares: bySquare(spread) };
  });
}

/** Where he may stand today: certain, unless a gate has to be rolled. */
export const today = (moment: Moment, options: ForecastOptions): ReadonlyMap<Square, Fraction> =>
  known(moment) ? bySquare(oracleOf(moment, options).now) : new Map();

/** The chance that by the first, the second … of the next days he has stood on one of these squares. */
export function meetings(
  moment: Moment,
  squares: ReadonlySet<Square>,
  days: number,
  options: ForecastOptions,
): Fraction[] {
  if (!known(moment)) return [];
  const oracle = oracleOf(moment, options);
  let spread = oracle.now;
  return Array.from({ length: days }, (_, i) => {
    spread = oracle.dawn(spread, daysLater(moment.today, i + 1, options));
    if (!spread) return NEVER;
    spread = without(spread, squares);
    const missed = [...spread.states.values()].reduce((sum, { weight }) => sum + weight, 0n);
    return minus(ALWAYS, fraction(missed, spread.whole));
  });
}
