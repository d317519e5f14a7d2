import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OPTIONS,
  emptyTable,
  readAnswer,
  readPlayers,
  usuallyAgreed,
} from '../../../src/battalia/engine/index.ts';
import { readStormPlan } from '../../../src/battalia/simulators/storm/read.ts';
import { freshStormPlan, jumpOf, stormAt, tableOf } from '../../../src/battalia/simulators/storm.ts';

const fresh = freshStormPlan();
const underway = {
  ...fresh,
  underway: { cards: { supply: 1, horses: 1, stardust: 0 } },
  effect: 4 as const,
  table: { ...fresh.table, storm: { deck: null, discard: [4] } },
};

describe('a plan of the storm desk', () => {
  it('is taken from nobody who sends something else', () => {
    expect(readStormPlan(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
    expect(readStormPlan(underway)).toEqual(underway);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readStormPlan(value)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fresh)), fc.anything(), (key, value) => {
        expect(() => readStormPlan({ ...fresh, [key]: value })).not.toThrow();
      }),
    );
    const { table, journey, hand } = fresh;
    const broken: Record<string, unknown>[] = [
      { table: null },
      { table: { ...table, agreed: { ...table.agreed, players: 9 } } },
      { table: { ...table, players: table.players.slice(1) } },
      { table: { ...table, storm: { deck: null, discard: [1, 1] } } },
      { table: { ...table, storm: { deck: null, discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } } },
      { table: { ...table, metamorpha: 'z9' } },
      { table: { ...table, valleys: {} } },
      { seat: 4 },
      { seat: -1 },
      { hero: 2 },
      { advanced: 'yes' },
      { board: 1 },
      { journey: { ...journey, to: journey.from } },
      { journey: { ...journey, from: 7 } },
      { journey: { ...journey, before: { squares: 1, native: 2 } } },
      { journey: { ...journey, after: { squares: 1e9, native: 0 } } },
      { hand: { ...hand, supply: 13 } },
      { hand: { ...hand, horses: -1 } },
      { hand: { ...hand, stardust: 0.5 } },
      { free: '3' },
      { jumped: [{ seat: 0, hero: 2 }] },
      { here: { seed: 1, shuffles: 1 } },
      { underway: { cards: { supply: 9, horses: 0, stardust: 0 } } },
      { effect: 4 },
      { copying: 4 },
      { answer: { does: 'drawCard' } },
      { wished: [2, 13] },
      { wished: [2, 2] },
      { jumps: 0 },
      { jumps: 1e9 },
    ];
    for (const change of broken)
      expect(readStormPlan({ ...fresh, ...change }), JSON.stringify(change)).toBeNull();
    expect(readStormPlan({ ...underway, answer: { does: 'drawCard' } }), 'another effect').toBeNull();
    expect(readStormPlan({ ...underway, answer: { does: 'dance' } })).toBeNull();
    expect(readStormPlan({ ...underway, effect: 5 }), 'not the one that was drawn').toBeNull();
  });

  it('begins with what stands on the table of an evening', () => {
    const table = emptyTable(usuallyAgreed(3));
    const map = {
      ...table.map,
      cards: { b2: { kind: 'gate', gate: 3 }, f6: { kind: 'gate', gate: 5 } },
    } as const;
    const plan = stormAt({ ...table, map }, 2, true);
    expect(jumpOf(plan)).toEqual({ seat: 2, hero: 0, from: 3, to: 5 });
    expect(tableOf(plan)).toEqual({ ...table, map });
    expect(readStormPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(plan.table.agreed.options).toEqual(DEFAULT_OPTIONS);
  });
});

describe('what a stranger sends as', () => {
  it('an answer, comes through with its own fields only', () => {
    expect(readAnswer({ does: 'takeLord', lord: 'common', more: 1 })).toEqual({
      does: 'takeLord',
      lord: 'common',
    });
    expect(readAnswer({ does: 'copy', effect: 3, answer: { does: 'drawCard' } })).toEqual({
      does: 'copy',
      effect: 3,
      answer: { does: 'drawCard' },
    });
    for (const wrong of [
      null,
      'nothing',
      {},
      { does: 'toString' },
      { does: 'takeLord' },
      { does: 'takeLord', lord: 'tall' },
      { does: 'buildRoad', road: 'road', at: 'zz' },
      { does: 'takeFromLimbo', card: 'stardust' },
      { does: 'destroyTent', seat: 6 },
      { does: 'copy', effect: 3, answer: { does: 'copy', effect: 3, answer: { does: 'drawCard' } } },
    ])
      expect(readAnswer(wrong), JSON.stringify(wrong)).toBeNull();
  });

  it('players, is refused when two share a faction or stand nowhere', () => {
    const { players, map } = emptyTable(usuallyAgreed(2));
    const [one] = players;
    expect(readPlayers(players, 2, map)).toEqual(players);
    for (const change of [
      { cards: -1 },
      { heroes: ['z1', null] },
      { heroes: [null] },
      { posts: ['a1', 'a2', 'a3'] },
      { queen: 'crowned' },
      { veteran: 1 },
      { greatArtefacts: ['vigosBanner', 'vigosBanner'] },
      { faction: 'orcs' },
      { name: 'x'.repeat(99) },
    ])
      expect(readPlayers([one, { ...one, ...change }], 2, map), JSON.stringify(change)).toBeNull();
    const wolves = { ...one, faction: 'wolfsclan' };
    expect(readPlayers([wolves, wolves], 2, map)).toBeNull();
    expect(readPlayers([one], 2, map)).toBeNull();
  });
});
