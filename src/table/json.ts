// Reading JSON that a stranger may have written.

import { readText } from './reading.ts';

/** The value, or undefined when the one reader does not let it in. */
export function readJson(text: string): unknown {
  const read = readText(text);
  return read.ok ? read.value : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The last moment that a date can name. */
const LAST_MOMENT = 8.64e15;

export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
