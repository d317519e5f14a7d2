import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/engine/index.ts';
import {
  DAMAGED_KEY,
  loadBox,
  openBox,
  packBox,
  readBoxFile,
  saveBox,
  unpackBox,
  writeBoxFile,
} from '../../src/session/box.ts';
import { BOX_KEY } from '../../src/session/box-shelf.ts';
import { pack } from '../../src/session/link.ts';

const box: Box = { 'fiends.card.M3-1.step1': 'R', 'folk.trainingRoom': 2 };

function shelf(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('my box on this device', () => {
  it('is kept, loaded again, and gone when nothing is corrected any more', () => {
    const store = shelf();
    expect(loadBox(store)).toBeUndefined();
    expect(saveBox(box, store)).toBe(true);
    expect(loadBox(store)).toEqual(box);
    saveBox({}, store);
    expect(store.kept.size).toBe(0);
  });

  it('is put aside when it cannot be read, whatever it says', () => {
    const damaged = [
      'not JSON',
      '{"format":"cave-farmers-box","version":2,"box":{}}',
      '{"format":"cave-farmers-box","version":1,"box":{"fiends.card.M3-1.step1":"sideways"}}',
      '{"format":"cave-farmers-box","version":1,"box":{"__proto__":{"a":1}}}',
    ];
    for (const text of damaged) {
      const store = shelf({ [BOX_KEY]: text });
      expect(openBox(store), text).toEqual({ box: {}, setAside: true });
      expect(store.kept.get(DAMAGED_KEY)).toBe(text);
      expect(store.kept.has(BOX_KEY)).toBe(false);
      // The second look finds an empty shelf and has nothing to report.
      expect(openBox(store)).toEqual({ box: {}, setAside: false });
    }
  });

  it('does without a store that refuses', () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(loadBox(refusing)).toBeUndefined();
    expect(saveBox(box, refusing)).toBe(false);
    expect(saveBox(box, null)).toBe(false);
  });
});

describe('my box as a file and as a link', () => {
  it('comes back as it was', async () => {
    expect(readBoxFile(writeBoxFile(box))).toEqual({ ok: true, value: box });
    expect(await unpackBox(await packBox(box))).toEqual({ ok: true, value: box });
  });

  it('says what is wrong with a stranger’s', async () => {
    expect(readBoxFile('{"format":"cave-farmers-game","version":1}')).toMatchObject({
      error: { what: 'file' },
    });
    expect(readBoxFile(' '.repeat(300_000))).toMatchObject({ error: { what: 'file' } });
    const text = await packBox(box);
    expect(await unpackBox(text.slice(0, -6))).toMatchObject({ error: { what: 'link', error: 'truncated' } });
    const game = await pack('game', 1, {});
    expect(await unpackBox(game)).toMatchObject({ error: { what: 'link', error: 'otherKind' } });
    const wrong = await pack('box', 1, { 'fiends.gold.A': 7 });
    expect(await unpackBox(wrong)).toMatchObject({
      error: {
        what: 'value',
        refusal: { code: 'badBox', args: { field: 'fiends.gold.A', problem: 'value' } },
      },
    });
  });
});
