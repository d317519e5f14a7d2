import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Bilkarr, emptyTable, type Heading, usuallyAgreed } from '../../../src/battalia/engine/index.ts';
import { type DawnStep, dawnMachine } from '../../../src/battalia/machines/index.ts';
import { type DawnPlan, dawnAt, dawnOn, freshDawn, readDawn } from '../../../src/battalia/simulators/dawn.ts';
import { mapFor } from '../../../src/battalia/simulators/map.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(dawnMachine);
const begin = (plan: DawnPlan) => createActor(dawnMachine, { input: { plan }, inspect: watch }).start();
type Actor = ReturnType<typeof begin>;
const stateOf = (actor: Actor): string => actor.getSnapshot().value as string;
const planOf = (actor: Actor): DawnPlan => actor.getSnapshot().context.plan;
const codeOf = (actor: Actor) => actor.getSnapshot().context.refusal?.code;
const eventsOf = (actor: Actor): string[] => actor.getSnapshot().context.events.map(({ event }) => event);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Six players; gates 1, 3 and 4 on b2, f3 and b4. */
const fresh = dawnOn(mapFor(6));
const plan: DawnPlan = {
  ...fresh,
  map: {
    ...fresh.map,
    cards: {
      b2: { kind: 'gate', gate: 1 },
      f3: { kind: 'gate', gate: 3 },
      b4: { kind: 'gate', gate: 4 },
    },
  },
};
const on = (part: Partial<DawnPlan>): DawnPlan => ({ ...plan, ...part });

describe('Bilkarr day by day', () => {
  it('waits for the first checkpoint, comes by the die, and stays on his gate that day', () => {
    const actor = begin(on({ calendar: { week: 1, day: 6 } }));
    expect(stateOf(actor)).toBe('waiting');
    actor.send({ type: 'dawn' });
    expect(stateOf(actor)).toBe('waiting');
    actor.send({ type: 'dawn' });
    expect(planOf(actor).calendar).toEqual({ week: 2, day: 1 });
    expect(stateOf(actor)).toBe('rolling');
    actor.send({ type: 'dawn' });
    expect(planOf(actor).calendar, 'no day passes before the roll').toEqual({ week: 2, day: 1 });
    actor.send({ type: 'roll', gate: 6 });
    expect(codeOf(actor)).toBe('gateNotInPlay');
    expect(stateOf(actor)).toBe('rolling');
    actor.send({ type: 'roll', gate: 3 });
    expect(stateOf(actor)).toBe('day');
    expect(planOf(actor).bilkarr).toEqual({ at: 'f3', heading: null });
    expect(eventsOf(actor)).toEqual(['bilkarrCame', 'bilkarrRested']);
    actor.send({ type: 'dawn' });
    expect(planOf(actor)).toMatchObject({ calendar: { week: 2, day: 2 }, bilkarr: { at: 'h1' } });
  });

  it('goes on at once if he first moves on day 1', () => {
    const actor = begin(on({ options: { ...plan.options, npcFirstMove: 'day1' } }));
    actor.send({ type: 'roll', gate: 3 });
    expect(eventsOf(actor)).toEqual(['bilkarrCame', 'bilkarrMoved']);
    expect(planOf(actor).bilkarr?.at).toBe('h1');
  });

  it('later than that day he comes and stays', () => {
    const actor = begin(
      on({ calendar: { week: 3, day: 4 }, options: { ...plan.options, npcFirstMove: 'day1' } }),
    );
    actor.send({ type: 'roll', gate: 3 });
    expect(planOf(actor).bilkarr).toEqual({ at: 'f3', heading: null });
  });

  it('out of a corner he comes through a gate again', () => {
    const actor = begin(on({ calendar: { week: 2, day: 2 }, bilkarr: { at: 'b4', heading: null } }));
    for (let day = 1; day <= 4; day++) actor.send({ type: 'dawn' });
    expect(stateOf(actor)).toBe('day');
    actor.send({ type: 'dawn' });
    expect(stateOf(actor)).toBe('cornered');
    expect(planOf(actor).bilkarr?.at).toBe('k7');
    actor.send({ type: 'throw', seed: 5 });
    const { rolls } = actor.getSnapshot().context;
    expect([1, 3, 4]).toContain(rolls.at(-1));
    expect(planOf(actor).bilkarr?.heading).toBeNull();
    expect(stateOf(actor)).toBe('day');
    expect(eventsOf(actor)).toEqual(['bilkarrCame']);
    const told = begin(on({ bilkarr: { at: 'k7', heading: [1, 1] } }));
    told.send({ type: 'roll', gate: 2 });
    expect(codeOf(told)).toBe('gateNotInPlay');
    told.send({ type: 'roll', gate: 1 });
    // On the first day of week two, too: that day's dawn is over.
    expect(planOf(told).bilkarr).toEqual({ at: 'b2', heading: null });
  });

  it('cannot come where no gate lies', () => {
    const actor = begin(fresh);
    actor.send({ type: 'throw', seed: 1 });
    expect(codeOf(actor)).toBe('noGates');
    actor.send({ type: 'gate', square: 'f3', gate: 3 });
    actor.send({ type: 'throw', seed: 1 });
    expect(planOf(actor).bilkarr?.at).toBe('f3');
    actor.send({ type: 'gate', square: 'f3', gate: 3 });
    expect(planOf(actor).map.cards).toEqual({});
  });

  it('can be joined anywhere', () => {
    const corner: Bilkarr = { at: 'k1', heading: [1, -1] };
    expect(stateOf(begin(on({ bilkarr: corner })))).toBe('cornered');
    expect(stateOf(begin(on({ bilkarr: { at: 'k1', heading: null } })))).toBe('day');
    expect(stateOf(begin(on({ calendar: { week: 1, day: 1 } })))).toBe('waiting');
    expect(stateOf(begin(freshDawn()))).toBe('rolling');
  });

  it('turns the potions with him', () => {
    const actor = begin(on({ bilkarr: { at: 'f3', heading: null }, calendar: { week: 2, day: 3 } }));
    actor.send({ type: 'buy', seat: 1, potion: 'berserker' });
    actor.send({ type: 'buy', seat: 2, potion: 'berserker' });
    expect(codeOf(actor)).toBe('potionSold');
    actor.send({ type: 'drink', seat: 1, potion: 'berserker' });
    actor.send({ type: 'use', seat: 1, potion: 'berserker' });
    actor.send({ type: 'use', seat: 1, potion: 'berserker' });
    expect(codeOf(actor)).toBe('potionUsed');
    actor.send({ type: 'dawn' });
    expect(planOf(actor).potions.berserker).toEqual({ owner: 1, angle: 180, used: false });
    expect(eventsOf(actor)).toEqual(['bilkarrMoved', 'potionTurned', 'potionRefilled']);
    actor.send({ type: 'potion', potion: 'berserker', bought: { owner: 0, angle: 270, used: true } });
    expect(planOf(actor).potions.berserker).toEqual({ owner: 0, angle: 270, used: true });
    actor.send({ type: 'potion', potion: 'colossus', bought: { owner: 9, angle: 0, used: false } });
    expect(codeOf(actor)).toBe('mapDamaged');
    actor.send({ type: 'potion', potion: 'berserker', bought: null });
    expect(planOf(actor).potions).toEqual({});
  });

  it('sells potions only while Bilkarr is on the board; what was bought may be drunk', () => {
    const actor = begin(on({ bilkarr: { at: 'f3', heading: null } }));
    actor.send({ type: 'buy', seat: 1, potion: 'colossus' });
    actor.send({ type: 'stand', bilkarr: null });
    actor.send({ type: 'buy', seat: 1, potion: 'berserker' });
    expect(codeOf(actor)).toBe('bilkarrAway');
    actor.send({ type: 'drink', seat: 1, potion: 'colossus' });
    expect(planOf(actor).potions).toEqual({ colossus: { owner: 1, angle: 90, used: false } });
  });

  it('gives Weakness to opponents only, as they sit', () => {
    const actor = begin(on({ sides: 'teams', bilkarr: { at: 'f3', heading: null } }));
    actor.send({ type: 'buy', seat: 0, potion: 'weakness' });
    actor.send({ type: 'drink', seat: 0, potion: 'weakness', target: 3 });
    expect(codeOf(actor)).toBe('potionTarget');
    actor.send({ type: 'sides', sides: 'single' });
    actor.send({ type: 'drink', seat: 0, potion: 'weakness', target: 3 });
    expect(planOf(actor).potions.weakness).toMatchObject({ target: 3, angle: 90 });
  });

  it('goes along when the board is turned, and back', () => {
    const bilkarr: Bilkarr = { at: 'c5', heading: [1, -1] as Heading };
    const actor = begin(on({ bilkarr, wished: ['b2'] }));
    actor.send({ type: 'turn' });
    expect(planOf(actor)).toMatchObject({ bilkarr: { at: 'c3', heading: [1, 1] }, wished: ['f2'] });
    actor.send({ type: 'turn' });
    expect(planOf(actor)).toMatchObject({ bilkarr, wished: ['b2'] });
  });

  it('takes another map, and leaves out what has no place on it', () => {
    const actor = begin(
      on({
        bilkarr: { at: 'k1', heading: null },
        wished: ['k1', 'a1'],
        sides: 'trios',
        potions: { colossus: { owner: 5, angle: 0, used: false } },
      }),
    );
    const small = mapFor(4);
    actor.send({ type: 'map', map: small.map, players: 4, factions: small.factions });
    expect(planOf(actor)).toMatchObject({ bilkarr: null, wished: ['a1'], sides: 'single', potions: {} });
  });

  it('takes what is entered', () => {
    const actor = begin(plan);
    actor.send({ type: 'wish', square: 'c3' });
    actor.send({ type: 'wish', square: 'd4' });
    actor.send({ type: 'wish', square: 'c3' });
    expect(planOf(actor).wished).toEqual(['d4']);
    actor.send({ type: 'unwish' });
    actor.send({ type: 'days', days: 14 });
    actor.send({ type: 'stand', bilkarr: { at: 'd4', heading: [1, 1] } });
    actor.send({ type: 'calendar', calendar: { week: 4, day: 7 } });
    actor.send({ type: 'calendar', calendar: { week: 4, day: 9 } });
    actor.send({ type: 'options', options: { daysPerWeek: 5 } });
    expect(planOf(actor)).toMatchObject({ wished: [], days: 14, calendar: { week: 4, day: 5 } });
  });

  it('knows what stands on a table', () => {
    const table = { ...emptyTable(usuallyAgreed(5)), calendar: { week: 3, day: 2 } };
    expect(readDawn(json(dawnAt(table)))).toEqual(dawnAt(table));
    expect(dawnAt(table)).toMatchObject({ players: 5, sides: 'teams', calendar: { week: 3, day: 2 } });
  });
});

describe('the plan of his days', () => {
  it('can be read again, whatever is done', () => {
    const steps: fc.Arbitrary<DawnStep> = fc.oneof(
      { weight: 4, arbitrary: fc.constant<DawnStep>({ type: 'dawn' }) },
      { weight: 3, arbitrary: fc.nat().map((seed): DawnStep => ({ type: 'throw', seed })) },
      fc.constant<DawnStep>({ type: 'turn' }),
      fc.constantFrom<DawnStep>(
        { type: 'buy', seat: 1, potion: 'colossus' },
        { type: 'drink', seat: 1, potion: 'colossus' },
        { type: 'buy', seat: 2, potion: 'weakness' },
        { type: 'drink', seat: 2, potion: 'weakness', target: 0 },
        { type: 'options', options: { daysPerWeek: 5 } },
        { type: 'options', options: { bilkarrMid: 'bounce' } },
        { type: 'gate', square: 'd4', gate: 5 },
        { type: 'wish', square: 'c3' },
      ),
    );
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
        const actor = begin(on({ calendar: { week: 1, day: 4 } }));
        for (const step of all) {
          actor.send(step);
          expect(readDawn(json(planOf(actor)))).toEqual(planOf(actor));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('reads nothing that is none', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readDawn(value)).toBeNull();
      }),
    );
    for (const part of [
      { players: 1 },
      { days: 15 },
      { days: 6 },
      { options: { bilkarrFirst: 'N' } },
      { calendar: { week: 0, day: 1 } },
      { calendar: { week: 1, day: 8 } },
      { bilkarr: { at: 'z1', heading: null } },
      { potions: { colossus: { owner: 6, angle: 0, used: false } } },
      { wished: ['z1'] },
      { wished: 'a1' },
      { factions: [] },
      { sides: 'pairs' },
    ])
      expect(readDawn({ ...plan, ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['cornered', 'day', 'looking', 'rolling', 'waiting']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
