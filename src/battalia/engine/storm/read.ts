// The deck and the open pile, as a stranger may have written them.

import type { Storm } from '../state/types.ts';
import { EFFECTS, type Effect, FATES, type Fate } from '../state/vocabulary.ts';

/** A list without repetitions, of things that are on the other list. */
function readSome<T>(value: unknown, all: readonly T[]): T[] | null {
  if (!Array.isArray(value) || value.length > all.length) return null;
  if (new Set(value).size < value.length) return null;
  return value.every((each) => (all as readonly unknown[]).includes(each)) ? [...(value as T[])] : null;
}

/** Null when it is no such thing: a deck and its open pile hold the twelve together, each once. */
export function readStorm(value: unknown): Storm | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { deck, discard, fates } = value as Record<string, unknown>;
  const [down, open] = [
    deck === null ? null : readSome<Effect>(deck, EFFECTS),
    readSome<Effect>(discard, EFFECTS),
  ];
  const stack = fates === undefined ? undefined : readSome<Fate>(fates, FATES);
  if (!open || stack === null || (deck !== null && !down)) return null;
  if (down && new Set([...down, ...open]).size !== down.length + open.length) return null;
  if (down && down.length + open.length !== EFFECTS.length) return null;
  return { deck: down, discard: open, ...(stack && { fates: stack }) };
}
