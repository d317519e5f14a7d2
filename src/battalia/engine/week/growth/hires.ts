// How many units must still be hired before a checkpoint.

import { CARDS_NEEDED, STATUSES, type Status } from '../royals.ts';
import { LEDGER, type Planned, recount } from './ledger.ts';

interface Hires {
  /** The deck after what is planned. */
  expected: number;
  target: number;
  missing: number;
  ordinary: number;
  /** Fanatics among the hires: as few of them as still make the fewest hires. */
  fanatics: number;
}

/** The fewest hires to a number of cards, of which so many may be fanatics. battalia.growth.hire battalia.fanatics.hire */
export function fewestHires(cards: number, target: number, planned: Planned = {}, fanatics = 0): Hires {
  const expected = recount(cards, planned);
  const missing = Math.max(0, target - expected);
  let best = { ordinary: Math.ceil(missing / LEDGER.hire.change), fanatics: 0 };
  for (let sacred = 1; sacred <= fanatics; sacred++) {
    const rest = Math.max(0, missing - sacred * LEDGER.hireFanatic.change);
    const ordinary = Math.ceil(rest / LEDGER.hire.change);
    if (ordinary + sacred < best.ordinary + best.fanatics) best = { ordinary, fanatics: sacred };
  }
  return { expected, target, missing, ...best };
}

/** The fewest hires to Queen, King and veteran. */
export const hiresToEach = (cards: number, planned: Planned, fanatics: number): Record<Status, Hires> =>
  Object.fromEntries(
    STATUSES.map((status) => [status, fewestHires(cards, CARDS_NEEDED[status], planned, fanatics)]),
  ) as Record<Status, Hires>;

/** Hires in each of the weeks that are left, as even as can be, the fuller weeks first. */
export const perWeek = (hires: number, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, week) => Math.max(0, Math.ceil((hires - week) / weeks)));
