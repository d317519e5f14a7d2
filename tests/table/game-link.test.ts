import { describe, expect, it } from 'vitest';
import { EDITION, hash, type SetupRequest } from '../../src/caverna/engine/index.ts';
import { linkRules } from '../../src/caverna/table/link-rules.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session } from '../../src/caverna/table/types.ts';
import { adopt, compareLines } from '../../src/table/compare.ts';
import { fromLink, toLink } from '../../src/table/game-link.ts';
import { pack, unpack } from '../../src/table/link.ts';
import { gameOf, linesOf, movesSoFar, undo } from '../../src/table/timeline.ts';
import { onward, someSession } from '../caverna/lib/some-session.ts';

const KINDS: SetupRequest[] = [
  { seats: 1 },
  { seats: ['Ada', 'Bo', 'Cy'], tileSet: 'intro', options: { markerReveal: 'end' } },
  { seats: 7 },
  {
    modules: ['base', 'folk'],
    seats: [{ folk: 'elves' }, { folk: 'caveGoblins', kind: 'bot' }],
    folkTiles: 'sixteen',
  },
  { modules: ['fiends'], seats: 2, fiends: { strength: 'hard', experts: [2] } },
];

async function opened(link: string): Promise<Session> {
  const back = await fromLink(rules, link);
  if (!back.ok || back.value.how !== 'play') throw new Error(JSON.stringify(back));
  return back.value.session;
}

describe('a game as a link', () => {
  for (const setup of KINDS)
    it(`comes back whole: ${JSON.stringify(setup).slice(0, 60)}`, async () => {
      const session = someSession(setup, 10_000, 7, 12);
      const again = await opened(await toLink(linkRules, session));
      expect(movesSoFar(again.timeline)).toEqual(movesSoFar(session.timeline));
      expect(hash(gameOf(again.timeline))).toBe(hash(gameOf(session.timeline)));
      expect(again).toMatchObject({ id: session.id, name: session.name, bots: session.bots });
      expect(gameOf(again.timeline).setup).toEqual(gameOf(session.timeline).setup);
    });

  it('is short: a whole solo game below 200 characters, a whole game of seven below 500', async () => {
    expect((await toLink(linkRules, someSession({ seats: 1 }, 10_000, 3))).length).toBeLessThan(200);
    expect((await toLink(linkRules, someSession({ seats: 7 }, 10_000, 3))).length).toBeLessThan(500);
  });

  it('holds only the moves up to the position on the table', async () => {
    const session = someSession({ seats: 2 }, 50);
    const earlier = { ...session, timeline: undo(session.timeline, 20) };
    expect(movesSoFar((await opened(await toLink(linkRules, earlier))).timeline)).toHaveLength(30);
  });

  it('of other rules is played on if it ends the same, and only shown if it does not', async () => {
    const link = await toLink(linkRules, someSession({ seats: 2 }, 50));
    const unpacked = await unpack('game', link, { version: 1 });
    if (!unpacked.ok) throw new Error('no link');
    const content = unpacked.value.value as Record<string, unknown>;
    const { tail } = unpacked.value;
    expect(content.r).toBe(EDITION);
    const other = await pack('game', 1, { ...content, r: 'older' }, tail);
    expect((await fromLink(rules, other)).ok && (await opened(other)).id).toBe(content.i);
    const different = await pack('game', 1, { ...content, r: 'older', h: '000000' }, tail);
    expect(await fromLink(rules, different)).toMatchObject({
      ok: true,
      value: { how: 'view', why: 'otherRules' },
    });
    const forged = await pack('game', 1, { ...content, h: '000000' }, tail);
    expect(await fromLink(rules, forged)).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  it('stops after a while, whatever it asks for', async () => {
    const link = await toLink(linkRules, someSession({ seats: 2 }, 100));
    let clock = 0;
    const slow = { steps: 1000, milliseconds: 10, now: () => (clock += 6) };
    expect(await fromLink(rules, link, slow)).toEqual({ ok: false, error: { code: 'tooLong' } });
    const few = { steps: 20, milliseconds: 1000, now: () => 0 };
    expect(await fromLink(rules, link, few)).toEqual({ ok: false, error: { code: 'tooLong' } });
  });
});

describe('handing a game over', () => {
  const mine = someSession({ seats: 2 }, 40);

  it('compares lines', () => {
    expect(compareLines(['a', 'b'], ['a', 'b'])).toEqual({ relation: 'same', common: 2 });
    expect(compareLines(['a'], ['a', 'b'])).toEqual({ relation: 'newer', common: 1 });
    expect(compareLines(['a', 'b'], [])).toEqual({ relation: 'older', common: 0 });
    expect(compareLines(['a', 'b'], ['a', 'c', 'd'])).toEqual({ relation: 'diverging', common: 1 });
  });

  it('goes on with a newer one, recognises an older one', () => {
    const theirs = { ...mine, timeline: onward(mine.timeline, 8, 5) };
    expect(adopt(rules, mine, theirs)).toMatchObject({ relation: 'newer', common: 40 });
    expect(hash(gameOf(adopt(rules, mine, theirs)!.session.timeline))).toBe(hash(gameOf(theirs.timeline)));
    expect(adopt(rules, theirs, mine)).toMatchObject({ relation: 'older', session: theirs });
    expect(adopt(rules, mine, mine)).toMatchObject({ relation: 'same' });
  });

  it('keeps both lines where they went their own ways', () => {
    const shared = someSession({ seats: 2 }, 30);
    const theirs = { ...shared, timeline: onward(shared.timeline, 12, 77) };
    const adopted = adopt(rules, mine, theirs)!;
    expect(adopted.relation).toBe('diverging');
    expect(adopted.common).toBeGreaterThanOrEqual(30);
    expect(linesOf(adopted.session.timeline)).toHaveLength(2);
    expect(hash(gameOf(adopted.session.timeline))).toBe(hash(gameOf(theirs.timeline)));
  });

  it('knows another game when it sees one', () => {
    expect(adopt(rules, mine, { ...mine, id: 'another-id' })).toBeNull();
    expect(adopt(rules, mine, { ...someSession({ seats: 2 }, 5, 2), id: mine.id })).toBeNull();
  });
});
