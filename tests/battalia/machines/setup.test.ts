import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { EDITIONS, FACTIONS } from '../../../src/battalia/engine/index.ts';
import { setupMachine } from '../../../src/battalia/machines/index.ts';
import {
  fromStart,
  itemsOf,
  readSetup,
  type SetupPlan,
  setupFor,
} from '../../../src/battalia/simulators/setup.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(setupMachine);
type Step = EventFrom<typeof setupMachine>;

const begin = (plan: SetupPlan = setupFor(4)) =>
  createActor(setupMachine, { input: { plan }, inspect: watch }).start();
const planOf = (actor: ReturnType<typeof begin>): SetupPlan => actor.getSnapshot().context.plan;

describe('setting up, step by step', () => {
  it('is ready when every line is ticked, and no longer when one is taken back', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const actor = begin(setupFor(players));
      for (const { item } of itemsOf(planOf(actor))) {
        expect(actor.getSnapshot().value).toBe('layingOut');
        actor.send({ type: 'tick', item, done: true });
      }
      expect(actor.getSnapshot().value).toBe('ready');
      expect(begin(planOf(actor)).getSnapshot().value, 'entered again').toBe('ready');
      actor.send({ type: 'tick', item: 'stardust', done: false });
      expect(actor.getSnapshot().value).toBe('layingOut');
      actor.send({ type: 'untick' });
      expect(planOf(actor).ticks).toEqual([]);
    }
  });

  it('forgets ticks of lines that are gone, and keeps the others', () => {
    const actor = begin(setupFor(4));
    actor.send({ type: 'tick', item: 'fanatics', done: true });
    actor.send({ type: 'tick', item: 'chests', done: true });
    actor.send({ type: 'agree', part: { agreed: { ...planOf(actor).agreed, fanatics: false } } });
    expect(planOf(actor).ticks).toEqual(['chests']);
    actor.send({ type: 'tick', item: 'fanatics', done: true });
    expect(planOf(actor).ticks, 'no such line').toEqual(['chests']);
  });

  it('draws a start player, and lets nobody share a faction', () => {
    const actor = begin(setupFor(3));
    actor.send({ type: 'lot', seed: 4 });
    const { start } = planOf(actor);
    expect(start).not.toBeNull();
    expect(fromStart(planOf(actor))).toEqual([0, 1, 2].map((i) => (start! + i) % 3));
    actor.send({ type: 'faction', place: 0, faction: 'islanders' });
    actor.send({ type: 'faction', place: 2, faction: 'islanders' });
    expect(planOf(actor).factions).toEqual([null, null, 'islanders']);
    actor.send({ type: 'players', players: 2 });
    expect(planOf(actor)).toMatchObject({ start: null, factions: [null, null], names: ['', ''] });
  });

  it('comes back as it was from wherever it is kept', () => {
    const steps: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ type: fc.constant('players' as const), players: fc.integer({ min: 2, max: 6 }) }),
      fc.record({ type: fc.constant('name' as const), place: fc.nat(5), name: fc.string({ maxLength: 20 }) }),
      fc.record({
        type: fc.constant('faction' as const),
        place: fc.nat(5),
        faction: fc.constantFrom(null, ...FACTIONS),
      }),
      fc.record({ type: fc.constant('lot' as const), seed: fc.nat() }),
      fc.record({
        type: fc.constant('tick' as const),
        item: fc.constantFrom('stardust', 'fates', 'gates', 'rings', 'draft') as fc.Arbitrary<'stardust'>,
        done: fc.boolean(),
      }),
      fc
        .constantFrom(...EDITIONS)
        .map((edition): Step => ({ type: 'agree', part: { agreed: { ...setupFor(5).agreed, edition } } })),
    );
    fc.assert(
      fc.property(fc.array(steps), (list) => {
        const actor = begin();
        for (const step of list) {
          // Another count of players comes by its own step.
          if (step.type === 'agree' && planOf(actor).agreed.players !== 5) continue;
          actor.send(step);
        }
        const plan = planOf(actor);
        const read = readSetup(JSON.parse(JSON.stringify(plan)));
        expect(read && { ...read, ticks: [...read.ticks].sort() }).toEqual({
          ...plan,
          ticks: [...plan.ticks].sort(),
        });
      }),
    );
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readSetup(value)).toBeNull();
      }),
    );
    const plan = setupFor(2);
    const broken: Record<string, unknown>[] = [
      { agreed: { ...plan.agreed, players: 7 } },
      { agreed: { ...plan.agreed, sides: 'teams' } },
      { agreed: { ...plan.agreed, edition: 'gold' } },
      { agreed: { ...plan.agreed, fanatics: 1 } },
      { agreed: { ...plan.agreed, connector: 'ferry' } },
      { agreed: { ...plan.agreed, fullBoardEnds: 0 } },
      { agreed: { ...plan.agreed, options: { daysPerWeek: 99 } } },
      { base: 7 },
      { names: [] },
      { factions: ['baerfolk', 'baerfolk'] },
      { factions: [] },
      { start: 2 },
      { start: 'x' },
      { ticks: 'all' },
    ];
    for (const part of broken) expect(readSetup({ ...plan, ...part }), JSON.stringify(part)).toBeNull();
    expect(readSetup({ ...plan, ticks: ['chests', 'nothing'] })?.ticks).toEqual(['chests']);
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['layingOut', 'next', 'ready']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
