// Bilkarr's day begins: he walks, rests on the gate he has come through, or ends in a corner.

import type { MapEvent } from '../map/events.ts';
import type { Shape } from '../map/grid.ts';
import type { Options } from '../state/options.ts';
import type { Bilkarr, Calendar } from '../state/types.ts';
import { type BilkarrWay, type DawnWalk, dawnWalk, facesCorner } from './billiard.ts';

type BilkarrDawn =
  | { outcome: 'rested'; bilkarr: Bilkarr; events: readonly MapEvent[] }
  | { outcome: 'moved'; bilkarr: Bilkarr; walk: DawnWalk; events: readonly MapEvent[] }
  /** He stands in the corner until `enterBilkarr` has been told the gate. */
  | { outcome: 'rollNeeded'; bilkarr: Bilkarr; walk: DawnWalk; events: readonly MapEvent[] };

/** He comes at the first checkpoint; whether the next dawn moves him already is open. battalia.bilkarr.firstDay */
export const restsAt = ({ week, day }: Calendar, { npcFirstMove }: Pick<Options, 'npcFirstMove'>): boolean =>
  week === 2 && day === 1 && npcFirstMove === 'day2';

/** A gate is due before anything else. */
export const standsInCorner = (shape: Shape, { at, heading }: Bilkarr, options: BilkarrWay): boolean =>
  heading !== null && facesCorner(shape, at, heading, options);

/** `calendar`: the day that begins. */
export function bilkarrDawn(
  shape: Shape,
  bilkarr: Bilkarr,
  calendar: Calendar,
  options: BilkarrWay & Pick<Options, 'npcFirstMove'>,
): BilkarrDawn {
  const { at: from } = bilkarr;
  if (restsAt(calendar, options))
    return {
      outcome: 'rested',
      bilkarr,
      events: [{ event: 'bilkarrRested', rule: 'battalia.bilkarr.firstDay', at: from }],
    };
  const walked = dawnWalk(shape, bilkarr, options);
  const { way, bounced, at, heading, corner } = walked;
  const rule = bounced.length > 0 ? 'battalia.bilkarr.bounce' : 'battalia.bilkarr.dawn';
  const moved: MapEvent = { event: 'bilkarrMoved', rule, from, way, bounced };
  if (!corner) return { outcome: 'moved', bilkarr: { at, heading }, walk: walked, events: [moved] };
  const cornered: MapEvent = { event: 'bilkarrCornered', rule: 'battalia.bilkarr.corner', at };
  return { outcome: 'rollNeeded', bilkarr: { at, heading }, walk: walked, events: [moved, cornered] };
}
