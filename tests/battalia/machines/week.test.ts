import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { DEFAULT_OPTIONS, teamsOf, usuallyAgreed } from '../../../src/battalia/engine/index.ts';
import { week } from '../../../src/battalia/machines/index.ts';
import { freshWeek, MOMENTS, readWeek, type WeekPlan } from '../../../src/battalia/simulators/week.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(week);

type Step = EventFrom<typeof week>;
const begin = (plan: WeekPlan = freshWeek()) =>
  createActor(week, { input: { plan }, inspect: watch }).start();
const stateOf = (actor: ReturnType<typeof begin>): string => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : `checkpoint.${value.checkpoint}`;
};
const planOf = (actor: ReturnType<typeof begin>): WeekPlan => actor.getSnapshot().context.plan;
const codeOf = (actor: ReturnType<typeof begin>) => actor.getSnapshot().context.refusal?.code;

/** The one button that goes on, in each state. */
const ON: Readonly<Record<string, Step>> = {
  day: { type: 'endTurn' },
  dusk: { type: 'endDay' },
  'checkpoint.entering': { type: 'charactersIn' },
  'checkpoint.counting': { type: 'count' },
  'checkpoint.counted': { type: 'endWeek' },
  dawn: { type: 'beginDay' },
};

describe('the week, step by step', () => {
  it('goes through the turns of all teams, dusk, dawn and the checkpoints', () => {
    for (const players of [2, 4, 5, 6]) {
      const actor = begin(freshWeek(usuallyAgreed(players)));
      const teams = teamsOf(usuallyAgreed(players)).length;
      const passed: string[] = [];
      while (planOf(actor).calendar.week < 4) {
        passed.push(stateOf(actor));
        actor.send(ON[stateOf(actor)]!);
      }
      const count = (state: string): number => passed.filter((each) => each === state).length;
      expect(count('day')).toBe(21 * teams);
      expect(count('dusk')).toBe(21);
      expect(count('checkpoint.entering')).toBe(1);
      expect(count('checkpoint.counting')).toBe(2);
      expect(count('checkpoint.counted')).toBe(2);
      expect(count('dawn')).toBe(20);
    }
  });

  it('counts the decks at the second checkpoint, and tells afterwards what they had', () => {
    const actor = begin();
    actor.send({ type: 'goTo', calendar: { week: 2, day: 7 } });
    actor.send({ type: 'player', seat: 0, change: { cards: 24, planned: { hire: 2 } } });
    actor.send({ type: 'player', seat: 1, change: { cards: 26 } });
    for (const state of ['day', 'day', 'dusk']) actor.send(ON[state]!);
    expect(stateOf(actor)).toBe('checkpoint.counting');
    actor.send({ type: 'count' });
    const { players, before } = planOf(actor);
    expect(players[0]).toMatchObject({
      queen: 'held',
      king: 'held',
      veteran: 'none',
      cards: 26,
      planned: {},
    });
    expect(players[1]).toMatchObject({ veteran: 'veteran', cards: 28 });
    expect(players[2]).toMatchObject({ queen: 'none', cards: 10 });
    expect(before![0]).toMatchObject({ queen: 'none', cards: 24 });
  });

  it('holds attacks to the lock, and ends no turn with a battle under way', () => {
    const actor = begin();
    actor.send({ type: 'attack', fight: { attacker: 0, defender: 1 } });
    actor.send({ type: 'attack', fight: { attacker: 2, defender: 1 } });
    expect(codeOf(actor)).toBe('weekOpponentBusy');
    actor.send({ type: 'endTurn' });
    expect(codeOf(actor)).toBe('weekStillFighting');
    expect(planOf(actor).turn.team).toBe(0);
    actor.send({ type: 'battleOver', attacker: 2 });
    expect(codeOf(actor)).toBe('weekNoBattle');
    actor.send({ type: 'battleOver', attacker: 0 });
    expect(codeOf(actor)).toBeUndefined();
    actor.send({ type: 'attack', fight: { attacker: 2, defender: 1 } });
    expect(planOf(actor).turn.attacks).toBe(2);
  });

  it('goes to any day, and to none that does not exist', () => {
    const actor = begin();
    actor.send({ type: 'goTo', calendar: { week: 3, day: 4 } });
    expect(planOf(actor).calendar).toEqual({ week: 3, day: 4 });
    actor.send({ type: 'goTo', calendar: { week: 3, day: 8 } });
    expect(codeOf(actor)).toBe('weekDamaged');
    expect(planOf(actor).calendar).toEqual({ week: 3, day: 4 });
  });

  it('begins again with the first team when others sit together', () => {
    const actor = begin();
    actor.send({ type: 'endTurn' });
    actor.send({ type: 'agree', agreed: { ...usuallyAgreed(4), sides: 'single' } });
    expect(planOf(actor).turn.team).toBe(0);
    actor.send({ type: 'agree', agreed: usuallyAgreed(6) });
    expect(planOf(actor).players).toHaveLength(6);
    actor.send({ type: 'fanatics', fanatics: 3 });
    expect(planOf(actor).fanatics).toBe(3);
  });

  it('keeps a checkpoint at the end of its week when weeks become longer', () => {
    const agreed = usuallyAgreed(4);
    const actor = begin();
    actor.send({ type: 'goTo', calendar: { week: 2, day: 7 } });
    for (const state of ['day', 'day', 'dusk']) actor.send(ON[state]!);
    actor.send({ type: 'agree', agreed: { ...agreed, options: { ...DEFAULT_OPTIONS, daysPerWeek: 8 } } });
    expect(stateOf(actor)).toBe('checkpoint.counting');
    expect(planOf(actor).calendar).toEqual({ week: 2, day: 8 });
  });

  it('can be entered wherever it can be, and every plan it makes can be read again', () => {
    const events = fc.oneof(
      { arbitrary: fc.constant('on' as const), weight: 12 },
      fc
        .record({ attacker: fc.nat(5), defender: fc.option(fc.nat(5)) })
        .map((fight): Step => ({ type: 'attack', fight })),
      fc.nat(5).map((attacker): Step => ({ type: 'battleOver', attacker })),
      fc
        .record({ week: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 5, max: 8 }) })
        .map((calendar): Step => ({ type: 'goTo', calendar })),
      fc
        .record({ players: fc.integer({ min: 2, max: 6 }), days: fc.constantFrom(5 as const, 7 as const) })
        .map(
          ({ players, days }): Step => ({
            type: 'agree',
            agreed: { ...usuallyAgreed(players), options: { ...DEFAULT_OPTIONS, daysPerWeek: days } },
          }),
        ),
    );
    const met = new Set<string>();
    const check = (actor: ReturnType<typeof begin>): void => {
      const plan = planOf(actor);
      expect(readWeek(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      expect(stateOf(begin(plan))).toBe(stateOf(actor));
      met.add(plan.at);
    };
    fc.assert(
      fc.property(fc.array(events, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
        const actor = begin();
        for (const step of steps) {
          if (step === 'on') {
            for (const { attacker } of planOf(actor).turn.fights)
              actor.send({ type: 'battleOver', attacker });
            actor.send(ON[stateOf(actor)]!);
            check(actor);
            continue;
          }
          // Only those who are there attack.
          if (step.type === 'attack') {
            const { players } = planOf(actor);
            if (Math.max(step.fight.attacker, step.fight.defender ?? 0) >= players.length) continue;
          }
          actor.send(step);
          check(actor);
        }
      }),
    );
    expect([...met].sort()).toEqual([...MOMENTS].sort());
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual([...Object.keys(ON), 'anywhere', 'checkpoint'].sort());
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
