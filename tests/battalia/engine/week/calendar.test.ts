import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkpointAfter,
  dawn,
  daysUntil,
  dusk,
  nextDay,
  RAYS,
  rayOf,
} from '../../../../src/battalia/engine/index.ts';

const lengths = fc.constantFrom(5 as const, 6 as const, 7 as const, 8 as const);

describe('the calendar', () => {
  it('comes to each checkpoint once, at the end of its week', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 6 }), (daysPerWeek, weeks) => {
        let today = { week: 1, day: 1 };
        const met: number[] = [];
        for (let day = 0; day < weeks * daysPerWeek; day++) {
          const { checkpoint, events } = dusk(today, { daysPerWeek });
          if (checkpoint !== null) met.push(checkpoint);
          expect(events.some(({ event }) => event === 'checkpointReached')).toBe(checkpoint !== null);
          const morning = dawn(today, { daysPerWeek });
          expect(morning.events[0]!.event).toBe(checkpoint === null ? 'oracleTurned' : 'oracleReturned');
          today = morning.calendar;
        }
        expect(met).toEqual(Array.from({ length: weeks }, (_, i) => i + 1));
        expect(today).toEqual({ week: weeks + 1, day: 1 });
      }),
    );
  });

  it('knows how many days are left until a checkpoint', () => {
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 8 }),
        (daysPerWeek, checkpoint, week, day) => {
          if (day > daysPerWeek || week > checkpoint) return;
          let left = 1;
          let today = { week, day };
          while (checkpointAfter(today, { daysPerWeek }) !== checkpoint) {
            today = nextDay(today, { daysPerWeek });
            left++;
          }
          expect(daysUntil(checkpoint, { week, day }, { daysPerWeek })).toBe(left);
        },
      ),
    );
    expect(daysUntil(2, { week: 3, day: 1 }, { daysPerWeek: 7 })).toBe(0);
  });

  it('goes round the wheel', () => {
    expect([1, 2, 7, 8].map((day) => rayOf({ week: 1, day }))).toEqual([1, 2, RAYS, 1]);
  });
});
