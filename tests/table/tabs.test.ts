// Up to four windows on one game that play, store, crash and come back in any order. Whatever any of them ever played
// must be there in the end.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../src/caverna/bots/index.ts';
import { legalMoves } from '../../src/caverna/engine/index.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Journal, Session, Store } from '../../src/caverna/table/types.ts';
import { openJournal } from '../../src/table/journal.ts';
import { memoryRecords, type Records } from '../../src/table/records.ts';
import { startSession } from '../../src/table/session.ts';
import { openStore } from '../../src/table/store.ts';
import { gameOf, playOn, undo } from '../../src/table/timeline.ts';
import { slateOf } from '../lib/device.ts';

type Step = { tab: number } & (
  | { what: 'play'; roll: number }
  | { what: 'undo'; steps: number }
  | { what: 'rename'; roll: number }
  | { what: 'store'; wait: boolean }
  | { what: 'close' }
  | { what: 'wait'; ticks: number }
  | { what: 'full' }
);

const tab = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ tab, what: fc.constant('play' as const), roll: fc.nat(1000) }) },
  { weight: 2, arbitrary: fc.record({ tab, what: fc.constant('undo' as const), steps: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ tab, what: fc.constant('rename' as const), roll: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ tab, what: fc.constant('store' as const), wait: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ tab, what: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ tab, what: fc.constant('wait' as const), ticks: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ tab, what: fc.constant('full' as const) }) },
);

const ID = 'one-game';

class Window {
  alive = true;
  full = false;
  session: Session | null = null;
  readonly journal: Journal;
  readonly store: Store;

  constructor(records: Records, kept: Map<string, string>, name: string, now: () => number) {
    this.journal = openJournal(rules, slateOf(kept), name, now);
    // Writing takes a while; whoever is closed meanwhile has written nothing. A full device refuses.
    const slow: Records = {
      ...records,
      change: async (key, make) => {
        for (let i = 0; i < name.length; i++) await Promise.resolve();
        if (!this.alive) return new Promise(() => undefined);
        if (this.full) throw new Error('quota');
        return records.change(key, make);
      },
    };
    this.store = openStore(rules, slow, this.journal, now);
  }

  async sit(): Promise<Session> {
    const opened = await this.store.load(ID);
    if (opened === null) {
      const begun = startSession(rules, { setup: { seats: 2 }, seed: 7, id: ID });
      if (!begun.ok) throw new Error('no game');
      this.session = begun.value;
      this.journal.write(this.session);
      return this.session;
    }
    if (!opened.ok || opened.value.how !== 'play') throw new Error(JSON.stringify(opened));
    this.session = opened.value.session;
    return this.session;
  }

  keep(session: Session): void {
    this.session = session;
    this.journal.write(session);
  }
}

async function evening(steps: readonly Step[]): Promise<void> {
  let time = 0;
  let opened = 0;
  const now = (): number => ++time;
  const records: Records = { ...memoryRecords(), lasting: true };
  const kept = new Map<string, string>();
  const windows: (Window | null)[] = [null, null, null, null];
  const played = new Set<string>();
  const names = new Set<string>();
  for (const each of steps) {
    windows[each.tab] ??= new Window(records, kept, `tab${'x'.repeat(opened++ % 5)}${opened}`, now);
    const window = windows[each.tab]!;
    const session = window.session ?? (await window.sit());
    if (each.what === 'play') {
      const moves = legalMoves(gameOf(session.timeline));
      const next = playOn(rules, session.timeline, moves[dice(each.roll)(moves.length)]!);
      if (!next.ok) throw new Error(next.error.code);
      window.keep({ ...session, timeline: next.value });
      played.add(next.value.points[next.value.at]!.key);
    } else if (each.what === 'undo')
      window.keep({ ...session, timeline: undo(session.timeline, each.steps) });
    else if (each.what === 'rename') {
      names.add(`name ${each.roll}`);
      window.keep({ ...session, name: `name ${each.roll}` });
    } else if (each.what === 'store') {
      const storing = window.store.save(session);
      if (each.wait) await storing;
    } else if (each.what === 'full') window.full = !window.full;
    else if (each.what === 'wait') for (let i = 0; i < each.ticks; i++) await Promise.resolve();
    else {
      window.alive = false;
      windows[each.tab] = null;
    }
  }
  for (const window of windows) if (window) window.alive = false;
  const last = new Window(records, kept, 'last', now);
  const { timeline, name } = await last.sit();
  const there = new Set(timeline.points.map(({ key }) => key));
  expect([...played].filter((key) => !there.has(key))).toEqual([]);
  if (names.size > 0) expect(names).toContain(name);
  // Folded in for good: the notes are gone, and a window without any finds the same.
  const stored = await openStore(rules, records, openJournal(rules, null, 'none', now), now).load(ID);
  if (played.size > 0 || stored) {
    if (!stored?.ok || stored.value.how !== 'play') throw new Error(JSON.stringify(stored));
    expect(stored.value.session.timeline.points.length).toBe(timeline.points.length);
    expect([...kept.keys()]).toEqual([]);
  }
}

describe('windows on the same game', () => {
  it('keep every line that any of them played, in any order of storing, closing and coming back', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), evening), {
      seed: 20261118,
      numRuns: 400,
    });
  });
});
