import { describe, expect, it } from 'vitest';
import { sandbox, traceEvent } from '../../../src/caverna/engine/index.ts';
import { momentView } from '../../../src/caverna/scene/moments.ts';

/** The way of Orc A before it moves: it stands before the entrance, and its card leads through it. */
function planned(events: number, fiends: object): readonly string[] {
  const table = sandbox({
    modules: ['fiends'],
    players: 1,
    seats: [
      {
        dwarfs: [0, 0],
        homes: ['d4', 'd4'],
        goods: { stone: 9, gold: 9, food: 9, wood: 9, ore: 9 },
        orcs: { A: '5 c4', B: 'defeated', C: 'defeated', D: 'defeated' },
      },
    ],
    orcEvents: { events, draw: ['M3-1'] },
    fiends,
  });
  if (!table.ok) throw new Error(table.error.code);
  const event = traceEvent(table.value);
  if (!event.ok) throw new Error(event.error.code);
  const { moments } = event.value;
  const [way] = momentView('en', { before: table.value, moments }, moments.length - 1, 0).ways ?? [];
  return way?.squares ?? [];
}

describe('the way that a card shows', () => {
  it('leads into the cave', () => {
    expect(planned(3, {})).toContain('d4');
    expect(planned(2, { walkInAtLast: false })).toContain('d4');
  });
  it('ends before the entrance in the last event where orcs wait there for its end', () => {
    expect(planned(3, { walkInAtLast: false })).toEqual(['c4']);
  });
});
