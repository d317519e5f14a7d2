// The odds as shares of squares: who comes to the forest spaces, and which cave spaces are taken.

import type { OrcLetter } from '../engine/index.ts';
import type { Odds, Share } from './types.ts';

export function heatOf({ spaces, orcs, taken, of }: Odds, who: OrcLetter | 'any'): Record<string, Share> {
  const heat: Record<string, Share> = {};
  for (const { at, any, by } of spaces) {
    const weight = who === 'any' ? any : (by[who] ?? 0);
    if (weight > 0) heat[at] = { weight, of };
  }
  const holds = who === 'any' ? taken : (orcs.find(({ id }) => id === who)?.takes ?? {});
  for (const [at, weight] of Object.entries(holds)) heat[at] = { weight, of };
  return heat;
}

/** The orcs that are on the board; Orc D in reserve is not. */
export const present = ({ orcs }: Odds): OrcLetter[] =>
  orcs.filter(({ from }) => from !== '').map(({ id }) => id);
