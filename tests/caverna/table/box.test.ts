import { describe, expect, it } from 'vitest';
import {
  loadBox,
  openBox,
  packBox,
  readBoxFile,
  saveBox,
  unpackBox,
  writeBoxFile,
} from '../../../src/caverna/corrections/kept.ts';
import { BOX_KEY } from '../../../src/caverna/corrections/shelf.ts';
import type { Box } from '../../../src/caverna/engine/index.ts';
import { pack } from '../../../src/table/link.ts';
import { slateOf } from '../../lib/device.ts';

const box: Box = { 'fiends.card.M3-1.step1': 'R', 'folk.trainingRoom': 2 };

describe('my box on this device', () => {
  it('is kept, loaded again, and gone when nothing is corrected any more', () => {
    const kept = new Map<string, string>();
    const store = slateOf(kept);
    expect(loadBox(store)).toBeUndefined();
    expect(saveBox({}, box, store)).toBe(true);
    expect(loadBox(store)).toEqual(box);
    saveBox(box, {}, store);
    expect(kept.size).toBe(0);
  });

  it('keeps the corrections of two tabs that know nothing of each other', () => {
    const store = slateOf();
    saveBox({}, { 'folk.trainingRoom': 2 }, store);
    saveBox({}, { 'fiends.card.M3-1.step1': 'R' }, store);
    expect(openBox(store)).toEqual({ box, unread: [] });
  });

  it('keeps two pieces that changed places, and of three that contradict each other what can be true', () => {
    const store = slateOf();
    const swapped: Box = { 'fiends.extension.S5.trap': 'bearTrap', 'fiends.extension.S6.trap': 'spearTrap' };
    saveBox({}, swapped, store);
    expect(openBox(store)).toEqual({ box: swapped, unread: [] });
    store.removeItem('my-box/fiends.extension.S6.trap');
    expect(openBox(store)).toMatchObject({ box: {}, unread: [expect.stringContaining('bearTrap')] });
    expect(store.length).toBe(1);
  });

  it('is set aside when it cannot be read, whatever it says, and can be fetched back', () => {
    const damaged = [
      'not JSON',
      '{"format":"cave-farmers-box","version":1,"box":{"fiends.card.M3-1.step1":"sideways"}}',
      '{"format":"cave-farmers-box","version":1,"box":{"__proto__":{"a":1}}}',
    ];
    const kept = new Map<string, string>();
    const store = slateOf(kept);
    // One after the other on the same device: none is written over by the next.
    for (const [i, text] of damaged.entries()) {
      kept.set(BOX_KEY, text);
      expect(openBox(store), text).toEqual({ box: {}, unread: damaged.slice(0, i + 1) });
      expect(openBox(store)).toEqual({ box: {}, unread: damaged.slice(0, i + 1) });
      expect(kept.has(BOX_KEY)).toBe(false);
    }
  });

  it('of an earlier time is read field by field: one that is unknown spoils no other', () => {
    const kept = new Map([
      [
        BOX_KEY,
        JSON.stringify({ format: 'cave-farmers-box', version: 1, box: { ...box, 'no.such.field': 1 } }),
      ],
    ]);
    const opened = openBox(slateOf(kept));
    expect(opened.box).toEqual(box);
    expect(opened.unread.join()).toContain('no.such.field');
  });

  it('lets what it cannot read lie, also where something else is entered in its place', () => {
    const kept = new Map([
      ['my-box/folk.trainingRoom', '"three"'],
      ['my-box/no.such.field', '1'],
    ]);
    const store = slateOf(kept);
    expect(openBox(store).box).toEqual({});
    expect(openBox(store).unread).toHaveLength(2);
    saveBox({}, { 'folk.trainingRoom': 2 }, store);
    const { box: now, unread } = openBox(store);
    expect(now).toEqual({ 'folk.trainingRoom': 2 });
    expect(unread.join()).toContain('three');
    expect(unread.join()).toContain('no.such.field');
  });

  it('does without a store that refuses', () => {
    const full = slateOf(new Map(), 0);
    expect(loadBox(full)).toBeUndefined();
    expect(saveBox({}, box, full)).toBe(false);
    expect(saveBox({}, box, null)).toBe(false);
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
