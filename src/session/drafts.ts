// What a person has entered and not used yet: kept from the first tap on. Every window has its own, so that none
// writes over another; a new window goes on with the latest, and the others can be fetched.

import { isRecord, readJson } from './json.ts';
import type { Slate } from './slate.ts';

export interface Draft {
  key: string;
  time: number;
  value: unknown;
}

export interface Drafts {
  /** The draft to go on with: what this window had before it was loaded anew, or the latest of all. */
  latest(): Draft | null;
  /** All of this kind, the newest first. */
  all(): Draft[];
  /** False when the device refuses. */
  keep(value: unknown): boolean;
}

/** Of each kind so many are kept; who makes more loses the oldest. */
export const MOST_DRAFTS = 40;

/** `slate` lasts, `memory` is the window's own (it survives a reload), `window` is new with every loading. */
export function openDrafts(
  kind: string,
  slate: Slate | null,
  memory: Pick<Slate, 'getItem' | 'setItem'> | null,
  window: string,
  now: () => number,
): Drafts {
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
  function all(): Draft[] {
    try {
      const keys = Array.from({ length: slate?.length ?? 0 }, (_, i) => slate!.key(i) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const kept = readJson(slate!.getItem(key) ?? '');
          if (!isRecord(kept) || typeof kept.time !== 'number') return [];
          return [{ key, time: kept.time, value: kept.value }];
        })
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
    keep(value) {
      try {
        if (!slate) return false;
        slate.setItem(mine, JSON.stringify({ time: now(), value }));
        memory?.setItem(pointer, mine);
        if (before && before !== mine) slate.removeItem(before);
        before = mine;
        for (const { key } of all().slice(MOST_DRAFTS)) slate.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
