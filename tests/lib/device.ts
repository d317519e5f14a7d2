// A device to test with: records that last, a slate for notes, and windows that come and go.

import type { GameTypes, Rules } from '../../src/table/game.ts';
import { openJournal } from '../../src/table/journal.ts';
import type { Records } from '../../src/table/records.ts';
import type { Slate } from '../../src/table/slate.ts';
import { openStore, type Store } from '../../src/table/store.ts';

export function counting(): () => number {
  let time = 0;
  return () => ++time;
}

/** What `localStorage` is, as far as we use it. `room`: characters it takes before it refuses. */
export function slateOf(kept: Map<string, string> = new Map(), room = Number.POSITIVE_INFINITY): Slate {
  const size = (): number => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (size() + text.length > room) throw new Error('quota');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

/** A store whose window takes no notes. */
export const storeOn = <G extends GameTypes>(
  rules: Rules<G>,
  records: Records,
  now: () => number,
): Store<G> => openStore(rules, records, openJournal(rules, null, 'tab', now), now);
