// Reading JSON that a stranger may have written.

import { readText } from './reading.ts';

/** The value, or undefined when the one reader does not let it in. */
export function readJson(text: string): unknown {
  const read = readText(text);
  return read.ok ? read.value : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
