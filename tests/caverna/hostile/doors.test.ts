// The same hostile inputs at every door: none throws, none makes endless work, and whatever is let in can be drawn.

import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { doors } from './doors.ts';
import { hostileGames } from './games.ts';
import { type Hostile, hostileInputs } from './inputs.ts';

const COUNT = Number(process.env.HOSTILE ?? 2000);

/** The doors that each honest document opens. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  orcs: ['a position at work', 'a position at rest', 'a position to edit', 'a pasted scenario'],
  folk: ['a position at work', 'a position at rest', 'a position to edit'],
  position: ['a position at work', 'a position at rest', 'a position to edit'],
  scenario: ['a pasted scenario'],
  example: ['a pasted scenario'],
  event: ['a link to an event', 'a kept table'],
  journey: ['a link to an expedition', 'a kept expedition'],
  file: ['a file of a game', 'a save as text', 'a save as data'],
  campaign: ['a file of a game', 'a save as text', 'a save as data'],
  record: ['a kept game'],
  note: ['a kept note'],
  wholeNote: ['a kept note'],
  keptDraft: ['a kept draft'],
  box: ['a file of corrections', 'kept corrections'],
};

describe('hostile inputs', async () => {
  const games: Hostile[] = (await hostileGames()).map(({ what, text }, i) => ({
    name: `${what} ${i}`,
    text,
  }));
  const inputs = [...hostileInputs(COUNT), ...games];

  it('are at least a thousand, the same every time', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(2000);
    expect(hostileInputs(COUNT).map(({ name, text }) => [name, text])).toEqual(
      inputs.slice(0, COUNT).map(({ name, text }) => [name, text]),
    );
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length);
  });

  it.each(Object.entries(doors))(
    '%s',
    async (name, door) => {
      const faults: string[] = [];
      let refused = 0;
      for (const input of inputs)
        try {
          if (!(await door(input))) refused++;
        } catch (fault) {
          faults.push(`${input.name}: ${(fault as Error).stack?.split('\n').slice(0, 2).join(' ')}`);
        }
      expect(faults.slice(0, 5), `${faults.length} faults`).toEqual([]);
      if (name !== 'a query' && name !== 'the settings of a table')
        expect(refused).toBeGreaterThan(inputs.length / 3);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
    120_000,
  );
});

describe('honest documents', () => {
  it.each(Object.entries(OWN))('%s', async (kind, names) => {
    const value = documents[kind];
    for (const name of names)
      expect(await doors[name]!({ name: kind, text: JSON.stringify(value), value }), name).toBe(true);
  });
});
