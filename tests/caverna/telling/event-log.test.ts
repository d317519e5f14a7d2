import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/caverna/engine/index.ts';
import { EVENT_TYPES, formsOf } from '../../../src/caverna/telling/event-log/index.ts';
import { EVENTS } from '../lib/vocabulary.ts';
import { GOLDEN, golden } from './games.ts';
import { shown } from './scenarios.ts';

/** Why no documented form of its type fits an event; null when one does, field by field. */
function unfit(event: GameEvent): string | null {
  const fields = Object.keys(event).filter((name) => name !== 'type' && name !== 'rule');
  const fits = formsOf(event.type).some(
    (form) =>
      fields.every((name) => form.some((field) => field.name === name)) &&
      form.every(({ name, optional }) => optional || fields.includes(name)),
  );
  return fits ? null : `${event.type}: ${fields.join(', ')}`;
}

describe('the documented event log', () => {
  it('lists exactly the events there are', () => {
    expect(EVENT_TYPES.toSorted()).toEqual(Object.keys(EVENTS).sort());
  });

  it.each(GOLDEN)('has exactly the fields of every event in %s', (file) => {
    const faults = new Set<string | null>();
    for (const { events } of golden(file)) for (const event of events) faults.add(unfit(event));
    faults.delete(null);
    expect([...faults]).toEqual([]);
  });

  it('has exactly the fields of every event in the scenarios', () => {
    const faults = new Set<string | null>();
    for (const { events } of shown()) for (const event of events) faults.add(unfit(event));
    faults.delete(null);
    expect([...faults]).toEqual([]);
  }, 60_000);
});
