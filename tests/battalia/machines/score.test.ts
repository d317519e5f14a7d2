import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyMap, emptyTable, usuallyAgreed } from '../../../src/battalia/engine/index.ts';
import { scoreMachine } from '../../../src/battalia/machines/index.ts';
import {
  endsIn,
  readScore,
  type ScorePlan,
  scoreFor,
  scoreFrom,
} from '../../../src/battalia/simulators/score.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(scoreMachine);

const begin = (plan: ScorePlan = scoreFor(4)) =>
  createActor(scoreMachine, { input: { plan }, inspect: watch }).start();
const planOf = (actor: ReturnType<typeof begin>): ScorePlan => actor.getSnapshot().context.plan;

describe('counting realms, step by step', () => {
  it('ends with the ninth great city of a pair, and goes on when one is lost', () => {
    const actor = begin();
    actor.send({ type: 'realm', seat: 0, realm: { cities: [0, 0, 0, 7, 0, 0] } });
    expect(actor.getSnapshot().value).toBe('playing');
    actor.send({ type: 'realm', seat: 2, realm: { cities: [0, 0, 0, 1, 1, 0] } });
    expect(actor.getSnapshot().value).toBe('ended');
    expect(begin(planOf(actor)).getSnapshot().value, 'entered again').toBe('ended');
    actor.send({ type: 'realm', seat: 2, realm: { cities: [0, 0, 1, 0, 1, 0] } });
    expect(actor.getSnapshot().value).toBe('playing');
  });

  it('ends with the last empty square only where that was agreed on or is recommended', () => {
    const actor = begin(scoreFor(5));
    actor.send({ type: 'agree', part: { empty: 0 } });
    expect(actor.getSnapshot().value).toBe('playing');
    actor.send({ type: 'agree', part: { agreed: { ...planOf(actor).agreed, fullBoardEnds: true } } });
    expect(actor.getSnapshot().value).toBe('ended');
    actor.send({ type: 'agree', part: { empty: null } });
    expect(actor.getSnapshot().value, 'nobody counts the squares').toBe('playing');
  });

  it('refuses a second capital and says why', () => {
    const actor = begin();
    actor.send({ type: 'realm', seat: 1, realm: { cities: [0, 0, 0, 0, 0, 2] } });
    expect(actor.getSnapshot().context.refusal).toMatchObject({ code: 'scoreCapitals', args: { player: 2 } });
    expect(planOf(actor)).toEqual(scoreFor(4));
    actor.send({ type: 'name', seat: 1, name: 'Ben' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(planOf(actor).names[1]).toBe('Ben');
  });

  it('takes cities and empty squares from a map, and nothing from one without cities', () => {
    const actor = begin();
    actor.send({ type: 'realm', seat: 0, realm: { heroes: 2, buildings: 1 } });
    const map = emptyMap(4);
    const before = planOf(actor);
    actor.send({ type: 'take', map: { ...map, cards: { a1: { kind: 'city', owner: null, level: 6 } } } });
    expect(planOf(actor)).toEqual(before);
    actor.send({
      type: 'take',
      map: {
        ...map,
        cards: {
          a1: { kind: 'city', owner: 0, level: 4 },
          a2: { kind: 'city', owner: 3, level: 6 },
          b1: { kind: 'road' },
        },
      },
    });
    expect(planOf(actor).empty).toBe(46);
    expect(planOf(actor).realms[0]).toMatchObject({ cities: [0, 0, 0, 1, 0, 0], heroes: 2, buildings: 1 });
    expect(planOf(actor).realms[3]!.cities).toEqual([0, 0, 0, 0, 0, 1]);
    expect(planOf(actor).realms[1]!.cities).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('keeps realms when players come and go', () => {
    const actor = begin();
    actor.send({ type: 'realm', seat: 1, realm: { heroes: 2 } });
    actor.send({ type: 'players', players: 6 });
    expect(planOf(actor).realms).toHaveLength(6);
    expect(planOf(actor).realms[1]!.heroes).toBe(2);
    actor.send({ type: 'players', players: 2 });
    expect(planOf(actor).agreed.sides).toBe('single');
  });
});

describe('a plan of a score', () => {
  it('is read as it was written, also from an evening', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const plan = scoreFor(players);
      expect(readScore(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      const table = scoreFrom(emptyTable(usuallyAgreed(players)));
      expect(readScore(JSON.parse(JSON.stringify(table)))).toEqual(table);
      expect(endsIn(table)).toEqual([]);
    }
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readScore(value)).toBeNull();
      }),
    );
    const plan = scoreFor(2);
    const [realm] = plan.realms;
    const broken: Record<string, unknown>[] = [
      { realms: [realm] },
      { realms: [realm, { ...realm, cities: [1] }] },
      { realms: [realm, { ...realm, cities: [0, 0, 0, 0, 0, 2] }] },
      { realms: [realm, { ...realm, cities: [1e9, 0, 0, 0, 0, 0] }] },
      { realms: [realm, { ...realm, heroes: 3 }] },
      { realms: [realm, { ...realm, cards: -1 }] },
      { realms: [realm, { ...realm, buildings: 9 }] },
      { realms: [realm, null] },
      { names: ['x'] },
      { empty: 78 },
      { empty: 'few' },
      { agreed: null },
    ];
    for (const part of broken) expect(readScore({ ...plan, ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['ended', 'next', 'playing']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
