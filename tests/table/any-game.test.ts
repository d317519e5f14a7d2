// The table knows no game: Nim is played through all of it, and never meets Caverna.

import { describe, expect, it } from 'vitest';
import { linkRules as caverna } from '../../src/caverna/table/link-rules.ts';
import { fromFile, toFile } from '../../src/table/file.ts';
import type { GameTypes, Rules } from '../../src/table/game.ts';
import { fromLink, toLink } from '../../src/table/game-link.ts';
import { openJournal } from '../../src/table/journal.ts';
import type { OpenResult } from '../../src/table/opening.ts';
import { toRecord } from '../../src/table/record.ts';
import { memoryRecords, type Records } from '../../src/table/records.ts';
import { replayed } from '../../src/table/replay.ts';
import { renameSeat, type Session, startSession } from '../../src/table/session.ts';
import { openStore, type Store } from '../../src/table/store.ts';
import {
  gameOf,
  jump,
  linesOf,
  movesSoFar,
  playOn,
  redo,
  stepsOfTurn,
  type Timeline,
  undo,
} from '../../src/table/timeline.ts';
import { counting, slateOf } from '../lib/device.ts';
import { type Nim, nim } from './toy.ts';

function played(session: Session<Nim>, ...moves: Nim['move'][]): Session<Nim> {
  let { timeline } = session;
  for (const move of moves) {
    const next = playOn(nim, timeline, move);
    if (!next.ok) throw new Error(next.error.code);
    timeline = next.value;
  }
  return { ...session, timeline };
}

const from = (heap: number, take: number): Nim['move'] => ({ heap, take });
const back = (session: Session<Nim>, steps: number): Session<Nim> => ({
  ...session,
  timeline: undo(session.timeline, steps),
});

function started(): Session<Nim> {
  const session = startSession(nim, { setup: { heaps: [3, 4, 5] }, seed: 1, id: 'some-nim' });
  if (!session.ok) throw new Error(session.error.code);
  return session.value;
}

/** Three lines: one that ends, one that is given up, one that is on the table. */
function branched(): Session<Nim> {
  const whole = played(started(), from(0, 3), from(1, 4), from(2, 5));
  const lost = played(back(whole, 1), from(2, 1), 'giveUp');
  return played(back(lost, 3), from(1, 1));
}

const ends = ({ points }: Timeline<Nim>): string[] =>
  points.flatMap(({ next, key }) => (next.length === 0 ? key : [])).sort();

function opened<G extends GameTypes>(result: OpenResult<G> | null): Session<G> {
  if (!result?.ok || result.value.how !== 'play') throw new Error(JSON.stringify(result));
  return result.value.session;
}

const lasting = (): Records => ({ ...memoryRecords(), lasting: true });

/** A window of a device: its own journal, the records and the slate of all. */
function windowOn<G extends GameTypes>(
  rules: Rules<G>,
  device: { records: Records; notes: Map<string, string> },
  tab: string,
  now = counting(),
): Store<G> & { note(session: Session<G>): boolean } {
  const journal = openJournal(rules, slateOf(device.notes), tab, now);
  return { ...openStore(rules, device.records, journal, now), note: (session) => journal.write(session) };
}
const device = () => ({ records: lasting(), notes: new Map<string, string>() });

describe('any game at the table', () => {
  it('is undone, redone and branched', () => {
    const { timeline } = branched();
    expect(linesOf(timeline).map(({ length }) => length)).toEqual([2, 3, 4]);
    expect(movesSoFar(timeline)).toEqual(['take 3 from 0', 'take 1 from 1']);
    expect(redo(undo(timeline, 2), 2)).toEqual(timeline);
    expect(stepsOfTurn(nim, timeline)).toBe(1);
    const won = jump(timeline, 3);
    expect(nim.decides(gameOf(won))).toBe(-1);
    expect(playOn(nim, won, from(0, 1))).toEqual({ ok: false, error: { code: 'tooFewStones' } });
  });

  it('comes back from a file with everything that was tried', async () => {
    const session = { ...branched(), name: 'Tuesday' };
    const again = opened(await fromFile(nim, JSON.stringify(toFile(nim, session)), 'fresh-id'));
    expect(again).toMatchObject({ id: 'some-nim', name: 'Tuesday', bots: [null, null] });
    expect(movesSoFar(again.timeline)).toEqual(movesSoFar(session.timeline));
    expect(ends(again.timeline)).toEqual(ends(session.timeline));
  });

  it('comes back from a link, also with moves that are not listed', async () => {
    const given = played(started(), from(0, 3), from(2, 2), 'giveUp');
    const link = await toLink(nim, given);
    expect(link).toMatch(/^nim1\./);
    const { result } = await replayed(nim, { ask: 1, what: 'link', text: link, id: 'fresh-id' });
    expect(movesSoFar(opened(result).timeline)).toEqual(['take 3 from 0', 'take 2 from 2', 'give up']);
    const whole = opened(await fromLink(nim, await toLink(nim, branched(), { whole: true })));
    expect(ends(whole.timeline)).toEqual(ends(branched().timeline));
  });

  it('of other rules is only shown, and what is no game is refused', async () => {
    const file = toFile(nim, branched());
    const lines = ['take 3 from 0', 'take 9 from 1'];
    expect(await fromFile(nim, { ...file, rules: 'second', lines }, 'fresh-id')).toMatchObject({
      value: { how: 'view', why: 'otherRules' },
    });
    expect(await fromFile(nim, { ...file, lines }, 'fresh-id')).toMatchObject({
      error: { code: 'badMove', refusal: { code: 'tooFewStones', args: { number: 2 } } },
    });
    expect(await fromFile(nim, { ...file, setup: {} }, 'fresh-id')).toMatchObject({
      error: { code: 'damaged' },
    });
  });

  it('is kept, and what was only noted when a window was closed is there again', async () => {
    const there = device();
    const first = windowOn(nim, there, 'one');
    const session = branched();
    expect(await first.save(session)).toBe('device');
    expect(first.note(played(session, from(2, 5)))).toBe(true);
    expect([...there.notes.keys()]).toEqual([expect.stringMatching(/^nim\.note\.some-nim\.one\./)]);
    const second = windowOn(nim, there, 'two');
    const again = opened(await second.load(session.id));
    expect(movesSoFar(again.timeline).at(-1)).toBe('take 5 from 2');
    expect(there.notes.size).toBe(0);
    expect(await second.list()).toMatchObject([{ id: 'some-nim', facts: { kind: 'nim', moves: 3 } }]);
  });

  it('is joined when two windows have played it', async () => {
    const there = device();
    const now = counting();
    const [here, other] = [windowOn(nim, there, 'one', now), windowOn(nim, there, 'two', now)];
    await here.save(started());
    const theirs = opened(await other.load('some-nim'));
    const mine = played(started(), from(0, 1), from(0, 1));
    await here.save({ ...mine, timeline: renameSeat(mine.timeline, 0, 'Cy') });
    await other.save(played(theirs, from(1, 2), 'giveUp'));
    const both = opened(await windowOn(nim, there, 'three', now).load('some-nim'));
    expect(linesOf(both.timeline)).toHaveLength(2);
    expect(movesSoFar(both.timeline)).toEqual(['take 2 from 1', 'give up']);
    expect(gameOf(both.timeline).setup.seats[0]!.name).toBe('Cy');
  });
});

describe('two games on one device', () => {
  const cave = startSession(caverna, { setup: { seats: 2 }, seed: 1, id: 'some-nim' });
  if (!cave.ok) throw new Error('no game');

  it('never open each other by file or link', async () => {
    const stones = branched();
    const files = [toFile(nim, stones), toFile(caverna, cave.value)];
    expect(await fromFile(caverna, files[0], 'fresh-id')).toEqual({ ok: false, error: { code: 'notAGame' } });
    expect(await fromFile(nim, files[1], 'fresh-id')).toEqual({ ok: false, error: { code: 'notAGame' } });
    const links = [await toLink(nim, stones), await toLink(caverna, cave.value)];
    expect(await fromLink(caverna, links[0]!)).toEqual({ ok: false, error: { code: 'otherKind' } });
    expect(await fromLink(nim, links[1]!)).toEqual({ ok: false, error: { code: 'otherKind' } });
  });

  it('carry their name in what is stored; Caverna, the first, carries none', () => {
    expect(toRecord(nim, branched(), 1)).toHaveProperty('game', 'nim');
    expect(Object.keys(toRecord(caverna, cave.value, 1))).toEqual([
      'version',
      'id',
      'name',
      'changed',
      'facts',
      'file',
    ]);
    expect(nim.device).not.toBe(caverna.device);
  });

  it('neither list nor open nor lose what the other has stored, even among the same records', async () => {
    const there = device();
    const stones = windowOn(nim, there, 'one');
    const caves = windowOn(caverna, there, 'two');
    await stones.save(branched());
    stones.note(played(branched(), from(2, 1)));
    expect(await caves.list()).toEqual([]);
    expect(await caves.load('some-nim')).toEqual({ ok: false, error: { code: 'otherKind' } });
    expect(await caves.bringIn(cave.value, 'fresh-id')).toMatchObject({ id: 'fresh-id', relation: 'new' });
    expect((await caves.list()).map(({ id }) => id)).toEqual(['fresh-id']);
    expect((await stones.list()).map(({ id }) => id)).toEqual(['some-nim']);
    expect(await stones.load('fresh-id')).toEqual({ ok: false, error: { code: 'otherKind' } });
    // Whoever writes over an id puts aside what lies there.
    await caves.save(cave.value);
    expect(await stones.list()).toHaveLength(1);
    expect(opened(await caves.load('some-nim')).timeline.points).toHaveLength(1);
  });

  it('put aside what cannot be folded where their own rules find it', async () => {
    const there = device();
    there.notes.set('nim.note.some-nim.gone.000001', 'no note');
    const stones = windowOn(nim, there, 'one');
    await stones.save(branched());
    opened(await stones.load('some-nim'));
    expect(await stones.list()).toMatchObject([{ id: 'some-nim' }, { facts: null, unreadable: 'damaged' }]);
    expect(await windowOn(caverna, there, 'two').list()).toEqual([]);
  });
});
