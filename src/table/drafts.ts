// What a person has entered and not used yet: kept from the first tap on. Every window has its own, so that none
// writes over another; a new window goes on with the latest, and the others can be fetched.

import { isMoment, isRecord, readJson } from './json.ts';
import type { Slate } from './slate.ts';

export interface Draft<T> {
  key: string;
  time: number;
  value: T;
}

export interface Drafts<T> {
  /** The draft to go on with: what this window had before it was loaded anew, or the latest of all. */
  latest(): Draft<T> | null;
  /** All of this kind, the newest first. */
  all(): Draft<T>[];
  /** Kept as such, but nobody can read them: they stay as they are, to be fetched. */
  unread(): string[];
  /** False when the device refuses. */
  keep(value: T): boolean;
  /** It has been used: nothing of this kind is waiting any more. */
  drop(): void;
}

/** Of each kind so many are kept; who makes more loses the oldest. */
export const MOST_DRAFTS = 40;

/** `slate` lasts, `memory` is the window's own (it survives a reload), `window` is new with every loading. */
export function openDrafts<T>(
  kind: string,
  /** Null for what is none. */
  read: (value: unknown) => T | null,
  slate: Slate | null,
  memory: Pick<Slate, 'getItem' | 'setItem'> | null,
  window: string,
  now: () => number,
): Drafts<T> {
  const prefix = `cave-farmers.draft.${kind}.`;
  const pointer = `cave-farmers.draft.${kind}`;
  const mine = prefix + window;
  // What this window kept before it was loaded anew: the new one takes its place.
  let before: string | null = null;
  try {
    before = memory?.getItem(pointer) ?? null;
  } catch {
    // Then this window begins with the latest.
  }
  const keys = (): string[] =>
    Array.from({ length: slate?.length ?? 0 }, (_, i) => slate!.key(i) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  function draftAt(key: string): Draft<T> | null {
    const kept = readJson(slate!.getItem(key) ?? '');
    if (!isRecord(kept) || !isMoment(kept.time)) return null;
    const value = read(kept.value);
    return value === null ? null : { key, time: kept.time, value };
  }
  function all(): Draft<T>[] {
    try {
      return keys()
        .flatMap((key) => draftAt(key) ?? [])
        .sort((a, b) => b.time - a.time || (a.key < b.key ? -1 : 1));
    } catch {
      return [];
    }
  }
  return {
    all,
    latest() {
      const drafts = all();
      return drafts.find(({ key }) => key === before) ?? drafts[0] ?? null;
    },
    unread() {
      try {
        return keys().flatMap((key) => (draftAt(key) ? [] : (slate!.getItem(key) ?? [])));
      } catch {
        return [];
      }
    },
    keep(value) {
      try {
        if (!slate) return false;
        slate.setItem(mine, JSON.stringify({ time: now(), value }));
        memory?.setItem(pointer, mine);
        // What could not be read was not taken up either, and stays.
        if (before?.startsWith(prefix) && before !== mine && draftAt(before)) slate.removeItem(before);
        before = mine;
        if (keys().length > MOST_DRAFTS)
          for (const { key } of all().slice(MOST_DRAFTS)) slate.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        for (const { key } of all()) slate?.removeItem(key);
      } catch {
        // Then it is offered once more.
      }
    },
  };
}
