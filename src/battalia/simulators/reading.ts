// Small readers of what a stranger may have written.

import { LONGEST_NAME } from '../engine/index.ts';

/** One of a list, or null. */
export const oneOf = <T>(list: readonly T[], value: unknown): T | null =>
  list.find((each) => each === value) ?? null;

/** A whole number within its bounds, or null. */
export const whole = (value: unknown, least: number, most: number): number | null =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : null;

export const HIGHEST_SEED = 0xffffffff;

/** So many names; null when they are none. */
export function readNames(value: unknown, players: number): string[] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  if (!value.every((name) => typeof name === 'string')) return null;
  return value.map((name: string) => name.slice(0, LONGEST_NAME));
}

/** A whole number from 0 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** A list without doubles, each entry of which is one of those; null when it is none. */
export const readSome = <T>(list: readonly T[], value: unknown): T[] | null =>
  Array.isArray(value) && value.length <= list.length && value.every((each) => isOneOf(list, each))
    ? list.filter((each) => value.includes(each))
    : null;
