// RL-19, switched off: what an occupied supplier holds back.
import { expect, test } from 'vitest';
import { runScenario } from '../../../src/caverna/engine/index.ts';

const nextRound = (tile: string, good: string, n: number, box?: Record<string, string>) =>
  runScenario({
    name: `${tile} below an orc`,
    rules: ['fiends.breach.preference'],
    given: {
      modules: ['fiends'],
      players: 1,
      round: 3,
      fiends: { suppliersDeliver: false },
      ...(box && { box }),
      seats: [
        {
          board: { d3: tile },
          due: { 4: { [good]: 1 } },
          orcs: { A: '5 d3', B: 'defeated', C: 'defeated', D: 'defeated' },
        },
      ],
    },
    do: [{ phase: 'newRound' }],
    // biome-ignore lint/suspicious/noThenProperty: a scenario says what is then
    then: { seat: { goods: { [good]: n } } },
  });

test.each([
  ['woodSupplier', 'wood', 0],
  ['stoneSupplier', 'stone', 0],
])('an occupied %s keeps its %s', (tile, good, n) => {
  expect(nextRound(tile, good, n).problems).toEqual([]);
});

test('an occupied ruby supplier, which only corrections bring into play, delivers all the same', () => {
  const corrected = { 'fiends.base.tile.1': 'rubySupplier' };
  expect(nextRound('rubySupplier', 'ruby', 1, corrected).problems).toEqual([]);
});
