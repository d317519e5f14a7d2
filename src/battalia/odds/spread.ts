// All places where Bilkarr may be, with their weights. Every roll splits a chance into as many equal parts as gates are
// in play, so that whole numbers over a common power of that number say it all.

import {
  type Bilkarr,
  type BilkarrWay,
  type Calendar,
  dawnWalk,
  type GameMap,
  gatesOn,
  type Options,
  restsAt,
  type Square,
  standsInCorner,
} from '../engine/index.ts';

export type ForecastOptions = BilkarrWay & Pick<Options, 'npcFirstMove' | 'daysPerWeek'>;

export interface Moment {
  map: GameMap;
  /** Null while he has not come: from week two on he comes today, through any gate in play. */
  bilkarr: Bilkarr | null;
  today: Calendar;
}

interface Weighed {
  bilkarr: Bilkarr;
  weight: bigint;
}

export interface Spread {
  /** By place and heading. */
  states: ReadonlyMap<string, Weighed>;
  /** What is certain. */
  whole: bigint;
}

const keyOf = ({ at, heading }: Bilkarr): string => `${at} ${heading}`;

/** Through any gate in play, each as likely as the others. battalia.npc.enter battalia.npc.reroll */
function rolled(gates: readonly Bilkarr[]): Spread {
  const states = new Map(gates.map((bilkarr) => [keyOf(bilkarr), { bilkarr, weight: 1n }]));
  return { states, whole: BigInt(gates.length) };
}

interface Oracle {
  /** Where he may be now; null while he is not on the board. */
  now: Spread | null;
  /** Where he may be when this day has begun. */
  dawn(before: Spread | null, calendar: Calendar): Spread | null;
}

/** For a map with a gate at least. */
export function oracleOf({ map, bilkarr, today }: Moment, options: ForecastOptions): Oracle {
  const gates = gatesOn(map).map(([, at]): Bilkarr => ({ at, heading: null }));
  const parts = BigInt(gates.length);
  const known = new Map<string, Bilkarr | 'roll'>();

  function after(here: Bilkarr): Bilkarr | 'roll' {
    const key = keyOf(here);
    const before = known.get(key);
    if (before) return before;
    const { at, heading, corner } = dawnWalk(map, here, options);
    const next = corner ? 'roll' : { at, heading };
    known.set(key, next);
    return next;
  }

  /** battalia.bilkarr.dawn battalia.bilkarr.corner */
  function moved({ states, whole }: Spread): Spread {
    const next = new Map<string, Weighed>();
    const put = (place: Bilkarr, weight: bigint): void => {
      const key = keyOf(place);
      next.set(key, { bilkarr: place, weight: weight + (next.get(key)?.weight ?? 0n) });
    };
    for (const { bilkarr: here, weight } of states.values()) {
      const there = after(here);
      if (there === 'roll') for (const gate of gates) put(gate, weight);
      else put(there, weight * parts);
    }
    return { states: next, whole: whole * parts };
  }

  /** The first checkpoint lies before the first day of week two. battalia.checkpoint.first battalia.bilkarr.firstDay */
  function dawn(before: Spread | null, calendar: Calendar): Spread | null {
    const here = before ?? (calendar.week >= 2 ? rolled(gates) : null);
    return here && !restsAt(calendar, options) ? moved(here) : here;
  }

  function now(): Spread | null {
    if (bilkarr && !standsInCorner(map, bilkarr, options))
      return { states: new Map([[keyOf(bilkarr), { bilkarr, weight: 1n }]]), whole: 1n };
    if (bilkarr) return rolled(gates);
    if (today.week < 2) return null;
    // He comes on the very day on which he may have to go on at once.
    return today.week === 2 && today.day === 1 ? dawn(null, today) : rolled(gates);
  }
  return { now: now(), dawn };
}

/** Without the places on these squares: what is left is no longer certain. */
export const without = ({ states, whole }: Spread, squares: ReadonlySet<Square>): Spread => ({
  states: new Map([...states].filter(([, { bilkarr }]) => !squares.has(bilkarr.at))),
  whole,
});
