// Options of Frantic Fiends from anywhere: nothing is trusted before it has been looked at.

import type { Corrections } from '../corrections/field.ts';
import { isRecord, wholeNumber } from '../position/reading.ts';
import { bonusOf, MOST_BONUSES } from './bonuses.ts';
import { EXTENSIONS, LONG_STRIPS, SHORT_STRIPS } from './data/supply.ts';
import { FIENDS_LATER, FIENDS_OPTION_VALUES, FIENDS_WRITTEN, type FiendsOptions } from './options.ts';

const isPiece = (entry: unknown): boolean =>
  [...EXTENSIONS, ...LONG_STRIPS, ...SHORT_STRIPS].some(({ id }) => id === entry);

/** What may stand in the lists, and how much of it. */
const lists = (
  seats: number,
  corrections: Corrections | undefined,
): Record<string, [most: number, fits: (entry: unknown) => boolean]> => ({
  experts: [seats, (entry) => wholeNumber(entry, 1, seats)],
  pieces: [MOST_BONUSES, isPiece],
  bonuses: [MOST_BONUSES, (entry) => typeof entry === 'string' && bonusOf(entry, corrections) !== null],
});

/** Fills in the defaults; null when something is not an option. */
export function fiendsOptions(
  request: unknown,
  seats: number,
  corrections?: Corrections,
): FiendsOptions | null {
  const options: FiendsOptions = { ...FIENDS_WRITTEN };
  if (request === undefined) return options;
  if (!isRecord(request)) return null;
  const known = lists(seats, corrections);
  for (const [name, value] of Object.entries(request)) {
    if (Object.hasOwn(known, name)) {
      const [most, fits] = known[name]!;
      if (!Array.isArray(value) || value.length > most || !value.every(fits)) return null;
    } else {
      if (!Object.hasOwn(FIENDS_OPTION_VALUES, name)) return null;
      const values: readonly unknown[] = FIENDS_OPTION_VALUES[name as keyof typeof FIENDS_OPTION_VALUES];
      if (!values.includes(value)) return null;
    }
    if (value !== FIENDS_LATER[name]) Object.assign(options, { [name]: value });
  }
  return options;
}
