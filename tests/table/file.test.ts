import { describe, expect, it } from 'vitest';
import { hash, load, saveOf } from '../../src/caverna/engine/index.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session, Timeline } from '../../src/caverna/table/types.ts';
import { fromFile, toFile } from '../../src/table/file.ts';
import { gameOf, here, linesOf, pathTo } from '../../src/table/timeline.ts';
import { branched, someSession } from '../caverna/lib/some-session.ts';

async function opened(file: unknown): Promise<Session> {
  const back = await fromFile(rules, file, 'fresh-id');
  if (!back.ok || back.value.how !== 'play') throw new Error(JSON.stringify(back));
  return back.value.session;
}

const ends = (timeline: Timeline): string[] =>
  linesOf(timeline)
    .map(({ tip }) =>
      pathTo(timeline, tip)
        .map((at) => timeline.points[at]!.line)
        .join(),
    )
    .sort();

describe('a game as a file', () => {
  for (const setup of [{ seats: 3 }, { seats: 2, modules: ['fiends'] }])
    it(`brings every line back, and the position on the table: ${JSON.stringify(setup)}`, async () => {
      const session = branched(setup);
      expect(linesOf(session.timeline)).toHaveLength(3);
      const again = await opened(JSON.stringify(toFile(rules, session)));
      expect(ends(again.timeline)).toEqual(ends(session.timeline));
      expect(hash(gameOf(again.timeline))).toBe(hash(gameOf(session.timeline)));
      expect(here(again.timeline).depth).toBe(here(session.timeline).depth);
      expect(again).toMatchObject({ id: session.id, name: session.name, settings: session.settings });
      // And once more: nothing is lost on the way.
      expect(ends((await opened(toFile(rules, again))).timeline)).toEqual(ends(session.timeline));
    });

  it('is a save that the engine itself can load', () => {
    const session = someSession({ seats: 2 }, 80);
    const loaded = load(JSON.stringify(toFile(rules, session)));
    expect(loaded.ok && hash(loaded.value.game)).toBe(hash(gameOf(session.timeline)));
  });

  it('may be a plain save, which gets an id', async () => {
    const session = someSession({ seats: 2 }, 30);
    const { setup, seed } = gameOf(session.timeline);
    const plain = saveOf(
      { setup, seed },
      session.timeline.points.slice(1).map(({ line }) => line),
    );
    const again = await opened(plain);
    expect(again.id).toBe('fresh-id');
    expect(here(again.timeline).depth).toBe(30);
  });

  it('of version 1 can only be looked at', async () => {
    const file = { ...toFile(rules, someSession({ seats: ['Ada', 'Bo'] }, 30)), version: 1 };
    expect(await fromFile(rules, file, 'fresh-id')).toMatchObject({
      ok: true,
      value: { how: 'view', why: 'olderSave', seats: ['Ada', 'Bo'], session: null },
    });
  });

  it('of other rules is shown as far as it can be replayed', async () => {
    const file = toFile(rules, someSession({ seats: 2 }, 30));
    const lines = [...file.lines.slice(0, 12), 'place nowhere'];
    const back = await fromFile(rules, { ...file, rules: 'older', lines }, 'fresh-id');
    if (!back.ok || back.value.how !== 'view') throw new Error('not for viewing');
    expect(back.value.why).toBe('otherRules');
    expect(here(back.value.session!.timeline).depth).toBe(12);
    expect(await fromFile(rules, { ...file, lines }, 'fresh-id')).toMatchObject({
      ok: false,
      error: { code: 'badMove', refusal: { args: { number: 13 } } },
    });
    expect(await fromFile(rules, { ...file, rules: 'older' }, 'fresh-id')).toMatchObject({
      ok: true,
      value: { how: 'play' },
    });
  });
});
