// What lies behind the backs of a valley. The four buildings are shuffled, so that every order of those not yet found is
// as likely as any other: 4! layouts, fewer with each card that is turned.

import {
  BUILDINGS_OF,
  type Building,
  CORNERS,
  type Corner,
  hiddenBuildings,
  type Valley,
  type ValleyState,
} from '../engine/index.ts';
import { ALWAYS, type Fraction, fraction, NEVER } from './fraction.ts';

type Known = Pick<ValleyState, 'buildings'>;
type CornerOdds = Readonly<Record<Building, Fraction>>;

/** Corners that nobody has discovered. */
export const closedCorners = ({ buildings }: Known): Corner[] =>
  CORNERS.filter((corner) => buildings[corner] === undefined);

/** Layouts that are still possible. */
export const layoutsLeft = (known: Known): number =>
  closedCorners(known).reduce((product, _, i) => product * (i + 1), 1);

/** Chance of each building of a valley in a corner, given what is open. */
export function behind(known: ValleyState, valley: Valley, corner: Corner): CornerOdds {
  const hidden = hiddenBuildings(known, valley);
  const open = known.buildings[corner]?.building;
  const chance = (building: Building): Fraction => {
    if (open) return building === open ? ALWAYS : NEVER;
    return hidden.includes(building) ? fraction(1, hidden.length) : NEVER;
  };
  return Object.fromEntries(
    BUILDINGS_OF[valley].map((building) => [building, chance(building)]),
  ) as CornerOdds;
}

/** How often one discovers on average until one of the wished buildings shows; 0 when one is open already. */
export function expectedDiscoveries(
  known: ValleyState,
  valley: Valley,
  wished: readonly Building[],
): Fraction | null {
  const ours = BUILDINGS_OF[valley].filter((building) => wished.includes(building));
  if (ours.length === 0) return null;
  const hidden = hiddenBuildings(known, valley);
  if (ours.some((building) => !hidden.includes(building))) return NEVER;
  // The first of k among n in any order: (n + 1) / (k + 1).
  return fraction(hidden.length + 1, ours.length + 1);
}

/** Chance that one of the wished buildings shows within so many discoveries. */
export function foundWithin(
  known: ValleyState,
  valley: Valley,
  wished: readonly Building[],
  discoveries: number,
): Fraction {
  const expected = expectedDiscoveries(known, valley, wished);
  if (expected === null) return NEVER;
  if (expected.n === 0n) return ALWAYS;
  const hidden = hiddenBuildings(known, valley).length;
  const looked = Math.min(discoveries, hidden);
  const ours = BUILDINGS_OF[valley].filter((building) => wished.includes(building)).length;
  // None of ours among the first: those places can be chosen out of the others only.
  let missed = ALWAYS;
  for (let i = 0; i < looked; i++)
    missed = fraction(missed.n * BigInt(Math.max(0, hidden - ours - i)), missed.d * BigInt(hidden - i));
  return fraction(missed.d - missed.n, missed.d);
}

/** Each gate in play is as likely as any other: those that are not are rolled again. battalia.pass.roll */
export const gateChance = (gatesInPlay: number): Fraction =>
  gatesInPlay > 0 ? fraction(1, gatesInPlay) : NEVER;
