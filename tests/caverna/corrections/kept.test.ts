import { describe, expect, it } from 'vitest';
import {
  loadCorrections,
  openCorrections,
  packCorrections,
  readCorrectionsFile,
  saveCorrections,
  unpackCorrections,
  writeCorrectionsFile,
} from '../../../src/caverna/corrections/kept.ts';
import { CORRECTIONS_KEY } from '../../../src/caverna/corrections/keys.ts';
import type { Corrections } from '../../../src/caverna/engine/index.ts';
import { pack } from '../../../src/table/link.ts';
import { slateOf } from '../../lib/device.ts';

const corrections: Corrections = { 'fiends.card.M3-1.step1': 'R', 'folk.trainingRoom': 2 };

describe('my box on this device', () => {
  it('is kept, loaded again, and gone when nothing is corrected any more', () => {
    const kept = new Map<string, string>();
    const store = slateOf(kept);
    expect(loadCorrections(store)).toBeUndefined();
    expect(saveCorrections({}, corrections, store)).toBe(true);
    expect(loadCorrections(store)).toEqual(corrections);
    saveCorrections(corrections, {}, store);
    expect(kept.size).toBe(0);
  });

  it('keeps the corrections of two tabs that know nothing of each other', () => {
    const store = slateOf();
    saveCorrections({}, { 'folk.trainingRoom': 2 }, store);
    saveCorrections({}, { 'fiends.card.M3-1.step1': 'R' }, store);
    expect(openCorrections(store)).toEqual({ corrections: corrections, unread: [] });
  });

  it('keeps two pieces that changed places, and of three that contradict each other what can be true', () => {
    const store = slateOf();
    const swapped: Corrections = {
      'fiends.extension.S5.trap': 'bearTrap',
      'fiends.extension.S6.trap': 'spearTrap',
    };
    saveCorrections({}, swapped, store);
    expect(openCorrections(store)).toEqual({ corrections: swapped, unread: [] });
    store.removeItem('my-box/fiends.extension.S6.trap');
    expect(openCorrections(store)).toMatchObject({
      corrections: {},
      unread: [expect.stringContaining('bearTrap')],
    });
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
      kept.set(CORRECTIONS_KEY, text);
      expect(openCorrections(store), text).toEqual({ corrections: {}, unread: damaged.slice(0, i + 1) });
      expect(openCorrections(store)).toEqual({ corrections: {}, unread: damaged.slice(0, i + 1) });
      expect(kept.has(CORRECTIONS_KEY)).toBe(false);
    }
  });

  it('of an earlier time is read field by field: one that is unknown spoils no other', () => {
    const kept = new Map([
      [
        CORRECTIONS_KEY,
        JSON.stringify({
          format: 'cave-farmers-box',
          version: 1,
          box: { ...corrections, 'no.such.field': 1 },
        }),
      ],
    ]);
    const opened = openCorrections(slateOf(kept));
    expect(opened.corrections).toEqual(corrections);
    expect(opened.unread.join()).toContain('no.such.field');
  });

  it('lets what it cannot read lie, also where something else is entered in its place', () => {
    const kept = new Map([
      ['my-box/folk.trainingRoom', '"three"'],
      ['my-box/no.such.field', '1'],
    ]);
    const store = slateOf(kept);
    expect(openCorrections(store).corrections).toEqual({});
    expect(openCorrections(store).unread).toHaveLength(2);
    saveCorrections({}, { 'folk.trainingRoom': 2 }, store);
    const { corrections: now, unread } = openCorrections(store);
    expect(now).toEqual({ 'folk.trainingRoom': 2 });
    expect(unread.join()).toContain('three');
    expect(unread.join()).toContain('no.such.field');
  });

  it('does without a store that refuses', () => {
    const full = slateOf(new Map(), 0);
    expect(loadCorrections(full)).toBeUndefined();
    expect(saveCorrections({}, corrections, full)).toBe(false);
    expect(saveCorrections({}, corrections, null)).toBe(false);
  });
});

describe('my box as a file and as a link', () => {
  it('comes back as it was', async () => {
    expect(readCorrectionsFile(writeCorrectionsFile(corrections))).toEqual({ ok: true, value: corrections });
    expect(await unpackCorrections(await packCorrections(corrections))).toEqual({
      ok: true,
      value: corrections,
    });
  });

  it('says what is wrong with a stranger’s', async () => {
    expect(readCorrectionsFile('{"format":"cave-farmers-game","version":1}')).toMatchObject({
      error: { what: 'file' },
    });
    expect(readCorrectionsFile(' '.repeat(300_000))).toMatchObject({ error: { what: 'file' } });
    const text = await packCorrections(corrections);
    expect(await unpackCorrections(text.slice(0, -6))).toMatchObject({
      error: { what: 'link', error: 'truncated' },
    });
    const game = await pack('game', 1, {});
    expect(await unpackCorrections(game)).toMatchObject({ error: { what: 'link', error: 'otherKind' } });
    const wrong = await pack('box', 1, { 'fiends.gold.A': 7 });
    expect(await unpackCorrections(wrong)).toMatchObject({
      error: {
        what: 'value',
        refusal: { code: 'badBox', args: { field: 'fiends.gold.A', problem: 'value' } },
      },
    });
  });
});
