// Whatever happens to one game, the readable ones are still there and the other one can be taken out as a file.

import { describe, expect, it } from 'vitest';
import { SAVE_VERSION } from '../../src/caverna/engine/index.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Store } from '../../src/caverna/table/types.ts';
import { openJournal } from '../../src/table/journal.ts';
import { memoryRecords, type Records } from '../../src/table/records.ts';
import { openStore } from '../../src/table/store.ts';
import { onward, someSession } from '../caverna/lib/some-session.ts';
import { counting, slateOf } from '../lib/device.ts';

const good = someSession({ seats: 2 }, 25, 1);
const other = someSession({ seats: 3 }, 25, 2);
const later = { ...other, timeline: onward(other.timeline, 4, 7) };

interface Device {
  records: Records;
  notes: Map<string, string>;
  /** A window that is opened on it. */
  open(room?: number): Store & { note(session: typeof good): boolean };
}

function device(): Device {
  const records: Records = { ...memoryRecords(), lasting: true };
  const notes = new Map<string, string>();
  const now = counting();
  let windows = 0;
  return {
    records,
    notes,
    open(room) {
      const journal = openJournal(rules, slateOf(notes, room), `tab${++windows}`, now);
      return { ...openStore(rules, this.records, journal, now), note: (session) => journal.write(session) };
    },
  };
}

/** Moves of the game as it opens; null when it does not. */
async function moves(store: Store, id: string): Promise<number | null> {
  const opened = await store.load(id);
  if (!opened?.ok || opened.value.how !== 'play') return null;
  const { points } = opened.value.session.timeline;
  return Math.max(...points.map(({ depth }) => depth));
}

const both = async (): Promise<Device> => {
  const kept = device();
  const store = kept.open();
  for (const game of [good, other]) {
    store.note(game);
    await store.save(game);
  }
  expect(kept.notes.size).toBe(0);
  return kept;
};

describe('mishaps', () => {
  it('a full device: what it has stays, what it refuses is said and still played', async () => {
    const kept = await both();
    const full: Device = {
      ...kept,
      records: {
        ...kept.records,
        change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      },
    };
    const store = full.open(0);
    expect(await moves(store, other.id)).toBe(25);
    expect(store.note(later)).toBe(false);
    expect(await store.save(later)).toBe('memory');
    expect(store.kept()).toBe('memory');
    expect(await moves(store, other.id)).toBe(29);
    expect(await store.exportText(other.id)).toContain(later.name);
    // Nothing that was stored has changed.
    const again = kept.open();
    expect(await moves(again, good.id)).toBe(25);
    expect(await moves(again, other.id)).toBe(25);
  });

  it('a full store with room for notes loses nothing', async () => {
    const kept = await both();
    const full: Device = {
      ...kept,
      records: { ...kept.records, change: () => Promise.reject(new Error('quota')) },
    };
    const store = full.open();
    expect(store.note(later)).toBe(true);
    await store.save(later);
    expect(await moves(kept.open(), other.id)).toBe(29);
  });

  it('a crash in the middle of a write: the notes still say it', async () => {
    const kept = await both();
    const dying: Device = {
      ...kept,
      records: {
        ...kept.records,
        // The page dies after making what is to be written; a transaction is all or nothing.
        change: async (key, make) => {
          make(await kept.records.get(key));
          return new Promise(() => undefined);
        },
      },
    };
    const store = dying.open();
    expect(await moves(store, other.id)).toBe(25);
    store.note(later);
    void store.save(later);
    await Promise.resolve();
    const again = kept.open();
    expect(await moves(again, other.id)).toBe(29);
    expect(await moves(again, good.id)).toBe(25);
    expect(kept.notes.size).toBe(0);
  });

  it('a broken record: the others open, and it is a file as it is', async () => {
    const kept = await both();
    await kept.records.change(other.id, () => [[other.id, { version: 1, id: other.id, half: 'a reco' }]]);
    const store = kept.open();
    expect(await store.load(other.id)).toMatchObject({ ok: false });
    const list = await store.list();
    expect(list.map(({ id, unreadable }) => [id, unreadable])).toEqual(
      expect.arrayContaining([
        [good.id, null],
        [other.id, 'damaged'],
      ]),
    );
    expect(await moves(store, good.id)).toBe(25);
    expect(await store.exportText(other.id)).toContain('a reco');
    // Going on with that game under its name does not write over what is left of it.
    await store.save(later);
    const texts = await Promise.all((await store.list()).map(({ id }) => store.exportText(id)));
    expect(texts.some((text) => text?.includes('a reco'))).toBe(true);
    expect(await moves(store, other.id)).toBe(29);
  });

  it('a record of an older version: it can be looked at and taken out, and the others open', async () => {
    const kept = await both();
    await kept.records.change(other.id, (present) => {
      const record = present as { file: object };
      return [[other.id, { ...record, file: { ...record.file, version: SAVE_VERSION - 1 } }]];
    });
    const store = kept.open();
    expect(await store.load(other.id)).toMatchObject({
      ok: true,
      value: { how: 'view', why: 'olderSave', lines: expect.arrayContaining([expect.any(String)]) },
    });
    expect(await store.exportText(other.id)).toContain(`"version": ${SAVE_VERSION - 1}`);
    expect(await moves(store, good.id)).toBe(25);
  });
});
