import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asClock,
  follow,
  freshClocks,
  giveBack,
  readClocks,
  switchOn,
  usedBy,
} from '../../../src/battalia/islands/week/clock.ts';

const MINUTE = 60_000;

describe('the clocks of the teams', () => {
  it('run in their team’s turn, one at a time, and lose no moment', () => {
    const steps = fc.array(
      fc.record({
        later: fc.nat(10 * MINUTE),
        team: fc.option(fc.nat(2)),
        on: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        let now = 1_000_000;
        let clocks = freshClocks(3);
        let team: number | null = null;
        const spent = [0, 0, 0];
        for (const move of moves) {
          now += move.later;
          if (clocks.on && team !== null) spent[team]! += move.later;
          expect(usedBy(clocks, now)).toEqual(spent);
          team = move.team;
          clocks = switchOn(clocks, move.on, team, now);
          expect(clocks.running?.team ?? null).toBe(move.on ? team : null);
          // What is kept is the same after a reload.
          expect(readClocks(JSON.parse(JSON.stringify(clocks)), 3, now)).toEqual(clocks);
        }
      }),
    );
  });

  it('rest between two turns, and go on with the next team', () => {
    let clocks = switchOn(freshClocks(2), true, 0, 0);
    clocks = follow(clocks, 1, 5 * MINUTE);
    clocks = follow(clocks, null, 7 * MINUTE);
    expect(usedBy(clocks, 60 * MINUTE)).toEqual([5 * MINUTE, 2 * MINUTE]);
    clocks = follow(clocks, 0, 60 * MINUTE);
    expect(usedBy(clocks, 61 * MINUTE)).toEqual([6 * MINUTE, 2 * MINUTE]);
  });

  it('give back no more than was used', () => {
    const clocks = switchOn(freshClocks(2), true, 0, 0);
    expect(usedBy(giveBack(clocks, 0, MINUTE, 3 * MINUTE), 3 * MINUTE)).toEqual([2 * MINUTE, 0]);
    expect(usedBy(giveBack(clocks, 0, MINUTE, 30_000), 30_000)).toEqual([0, 0]);
    expect(usedBy(giveBack(clocks, 0, MINUTE, 3 * MINUTE), 4 * MINUTE)).toEqual([3 * MINUTE, 0]);
  });

  it('take nothing away when the device’s time is set back', () => {
    expect(usedBy(switchOn(freshClocks(1), true, 0, 5 * MINUTE), 0)).toEqual([0]);
  });

  it('stop when they were left for hours', () => {
    const left = switchOn(freshClocks(1), true, 0, 0);
    expect(readClocks(left, 1, 179 * MINUTE)).toEqual(left);
    expect(readClocks(left, 1, 181 * MINUTE)).toEqual(freshClocks(1));
  });

  it('are read from nobody who kept something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readClocks(value, 2, 0)).toBe(null);
      }),
    );
    const fresh = freshClocks(2);
    for (const change of [
      { used: [0] },
      { used: [0, -1] },
      { used: [0, Number.NaN] },
      { on: 1 },
      { on: true, running: { team: 2, since: 0 } },
      { on: true, running: { team: 0, since: 'now' } },
      { on: false, running: { team: 0, since: 0 } },
    ])
      expect(readClocks({ ...fresh, ...change }, 2, 0), JSON.stringify(change)).toBe(null);
  });

  it('are written as people write time', () => {
    expect([0, 9_999, 61_000, 3_600_000, 4_509_000].map(asClock)).toEqual([
      '0:00',
      '0:09',
      '1:01',
      '1:00:00',
      '1:15:09',
    ]);
  });
});
