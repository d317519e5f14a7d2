import { describe, expect, it } from 'vitest';
import { hash } from '../../src/caverna/engine/index.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session, Store } from '../../src/caverna/table/types.ts';
import { fromFile } from '../../src/table/file.ts';
import { memoryRecords, type Records } from '../../src/table/records.ts';
import { gameOf, linesOf, undo } from '../../src/table/timeline.ts';
import { branched, onward, someSession } from '../caverna/lib/some-session.ts';
import { counting, storeOn } from '../lib/device.ts';

const put = (records: Records, key: string, value: unknown): Promise<void> =>
  records.change(key, () => [[key, value]]);
const lasting = (): Records => ({ ...memoryRecords(), lasting: true });

async function loaded(store: Store, id: string): Promise<Session> {
  const game = await store.load(id);
  if (!game?.ok || game.value.how !== 'play') throw new Error(JSON.stringify(game));
  return game.value.session;
}

describe('the games on this device', () => {
  it('come back as they were, newest first', async () => {
    const store = storeOn(rules, lasting(), counting());
    const one = branched({ seats: 2 }, 1);
    const two = someSession({ seats: 1 }, 10_000, 2);
    expect(await store.save(one)).toBe('device');
    await store.save(two);
    const list = await store.list();
    expect(list.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(list[0]!.facts).toMatchObject({ kind: 'base-full-1', results: [expect.any(Number)] });
    expect(list[1]!.facts).toMatchObject({ kind: 'base-full-2', results: null });
    const again = await loaded(store, one.id);
    expect(hash(gameOf(again.timeline))).toBe(hash(gameOf(one.timeline)));
    expect(linesOf(again.timeline)).toHaveLength(3);
  });

  it('are deleted and taken out', async () => {
    const store = storeOn(rules, lasting(), counting());
    const game = someSession({ seats: 2 }, 20);
    await store.save(game);
    const text = await store.exportText(game.id);
    expect((await fromFile(rules, text, 'fresh-id')).ok).toBe(true);
    await store.remove(game.id);
    expect(await store.list()).toEqual([]);
    expect(await store.load(game.id)).toBeNull();
    expect(await store.exportText(game.id)).toBeNull();
  });

  it('keeps the latest state when moves come faster than writing', async () => {
    const records = lasting();
    const slow: Records = {
      ...records,
      change: (key, make) => new Promise((done) => setTimeout(() => records.change(key, make).then(done), 5)),
    };
    const store = storeOn(rules, slow, counting());
    const game = someSession({ seats: 2 }, 30);
    for (let back = 10; back >= 0; back--) void store.save({ ...game, timeline: undo(game.timeline, back) });
    expect((await store.list())[0]!.facts!.moves).toBe(30);
  });

  it('loses nothing when the same game is open in two windows', async () => {
    const records = lasting();
    const now = counting();
    const [here, there] = [storeOn(rules, records, now), storeOn(rules, records, now)];
    const start = branched({ seats: 2 });
    await here.save(start);
    const other = await loaded(there, start.id);
    const mine = { ...start, timeline: onward(start.timeline, 8, 5) };
    const theirs = { ...other, timeline: onward(other.timeline, 8, 6) };
    await here.save(mine);
    await there.save(theirs);
    const both = await loaded(storeOn(rules, records, now), start.id);
    expect(hash(gameOf(both.timeline))).toBe(hash(gameOf(theirs.timeline)));
    const ends = linesOf(both.timeline).map(({ tip }) => hash(both.timeline.points[tip]!.game));
    expect(ends).toContain(hash(gameOf(mine.timeline)));
    expect(linesOf(both.timeline).length).toBe(linesOf(mine.timeline).length + 1);
    // Nobody is written over, however often one of them is stored again.
    await there.save(theirs);
    await here.save(mine);
    const again = await loaded(there, start.id);
    expect(linesOf(again.timeline).length).toBe(linesOf(mine.timeline).length + 1);
  });

  it('sets damaged ones aside and never loses them', async () => {
    const records = lasting();
    const store = storeOn(rules, records, counting());
    const game = someSession({ seats: 2 }, 20);
    await store.save(game);
    const [[, record]] = (await records.all()) as [[string, Record<string, never>]];
    const spoiled = structuredClone(record) as unknown as { file: { lines: string[] } };
    spoiled.file.lines[7] = 'place nowhere';
    await put(records, game.id, spoiled);
    await put(records, 'rubbish', { version: 1, what: 'is this' });
    await put(records, 'future', { version: 99 });
    expect(await store.load(game.id)).toMatchObject({ ok: false, error: { code: 'badMove' } });
    expect(await store.load('rubbish')).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(await store.load('future')).toMatchObject({ ok: false, error: { code: 'newerVersion' } });
    const unreadable = Object.fromEntries((await store.list()).map((game) => [game.id, game.unreadable]));
    expect(unreadable).toEqual({ [game.id]: 'badMove', rubbish: 'damaged', future: 'newerVersion' });
    expect(await store.exportText('rubbish')).toContain('is this');
    expect(await store.exportText(game.id)).toContain('place nowhere');
    // Mended, it is a game like any other.
    await put(records, game.id, { ...record, aside: 'badMove' } as never);
    expect((await loaded(store, game.id)).id).toBe(game.id);
    expect((await store.list()).find(({ id }) => id === game.id)!.unreadable).toBeNull();
  });

  it('says when nothing can be kept, and still plays', async () => {
    const memory = storeOn(rules, memoryRecords(), counting());
    expect(memory.kept()).toBe('memory');
    const full: Records = { ...lasting(), change: () => Promise.reject(new Error('quota')) };
    const store = storeOn(rules, full, counting());
    const game = someSession({ seats: 2 }, 20);
    expect(store.kept()).toBe('device');
    expect(await store.save(game)).toBe('memory');
    expect(store.kept()).toBe('memory');
    expect((await loaded(store, game.id)).id).toBe(game.id);
    expect(await store.list()).toHaveLength(1);
  });
});

describe('a game brought in', () => {
  const mine = someSession({ seats: 2 }, 40);

  it('is new, goes on, is recognised, or lies beside what was there', async () => {
    const store = storeOn(rules, lasting(), counting());
    expect((await store.bringIn(mine, 'fresh-id')).relation).toBe('new');
    expect((await store.bringIn(mine, 'fresh-id')).relation).toBe('same');
    const longer = { ...mine, timeline: onward(mine.timeline, 5, 3) };
    expect((await store.bringIn(longer, 'fresh-id')).relation).toBe('newer');
    expect((await store.bringIn(mine, 'fresh-id')).relation).toBe('older');
    const start = someSession({ seats: 2 }, 20);
    const other = { ...start, timeline: onward(start.timeline, 30, 99) };
    const diverging = await store.bringIn(other, 'fresh-id');
    expect(diverging.relation).toBe('diverging');
    expect(linesOf((await loaded(store, mine.id)).timeline)).toHaveLength(2);
    expect(await store.list()).toHaveLength(1);
  });

  it('never touches another game that has its id', async () => {
    const store = storeOn(rules, lasting(), counting());
    await store.save(mine);
    const stranger = { ...someSession({ seats: 4 }, 10, 5), id: mine.id };
    const imported = await store.bringIn(stranger, 'fresh-id');
    expect(imported).toMatchObject({ id: 'fresh-id', relation: 'new' });
    expect(hash(gameOf((await loaded(store, mine.id)).timeline))).toBe(hash(gameOf(mine.timeline)));
  });
});
