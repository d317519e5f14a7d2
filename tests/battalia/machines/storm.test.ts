import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import {
  copyable,
  EFFECTS,
  type Effect,
  type EffectAnswer,
  type PayingCards,
  unseen,
} from '../../../src/battalia/engine/index.ts';
import { storm } from '../../../src/battalia/machines/index.ts';
import { readStormPlan } from '../../../src/battalia/simulators/storm/read.ts';
import { freshStormPlan, outcomeOf, type StormPlan } from '../../../src/battalia/simulators/storm.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited } = roster(storm);
type Step = EventFrom<typeof storm>;

const begin = (plan: StormPlan = freshStormPlan()) =>
  createActor(storm, { input: { plan }, inspect: watch }).start();
type Actor = ReturnType<typeof begin>;
const planOf = (actor: Actor): StormPlan => actor.getSnapshot().context.plan;
const at = (actor: Actor): unknown => actor.getSnapshot().value;
const refusal = (actor: Actor): string | undefined => actor.getSnapshot().context.refusal?.code;
/** Whatever stands anywhere can be left and entered again: by a reload, a link, an undo. */
const again = (actor: Actor): void => {
  const read = readStormPlan(JSON.parse(JSON.stringify(planOf(actor))));
  expect(read).toEqual(planOf(actor));
  expect(at(begin(read!))).toBe(at(actor));
};

const HORSE_AND_SUPPLY: PayingCards = { supply: 1, horses: 1, stardust: 0 };

function jumpedTo(effect: Effect, discard: readonly Effect[] = []): Actor {
  const actor = begin();
  actor.send({ type: 'pile', discard });
  actor.send({ type: 'jump', cards: HORSE_AND_SUPPLY });
  actor.send({ type: 'draw', effect });
  return actor;
}

describe('a journey through the storm, step by step', () => {
  it('is planned, paid, answered by the storm, and goes on', () => {
    const actor = begin();
    expect(at(actor)).toBe('planning');
    again(actor);
    actor.send({ type: 'jump', cards: { supply: 0, horses: 1, stardust: 0 } });
    expect([at(actor), refusal(actor)]).toEqual(['planning', 'stormToll']);
    actor.send({ type: 'jump', cards: { supply: 1, horses: 2, stardust: 0 } });
    expect([at(actor), refusal(actor)]).toEqual(['planning', 'stormCardsMissing']);
    actor.send({ type: 'jump', cards: HORSE_AND_SUPPLY });
    expect([at(actor), refusal(actor)]).toEqual(['jumped', undefined]);
    again(actor);
    actor.send({ type: 'draw' });
    expect([at(actor), refusal(actor)]).toEqual(['jumped', 'stormNotEntered']);
    actor.send({ type: 'draw', effect: 2 });
    expect(at(actor)).toBe('effect');
    again(actor);
    actor.send({ type: 'answer', answer: { does: 'drawCard' } });
    expect([at(actor), refusal(actor)]).toEqual(['effect', 'stormOtherEffect']);
    actor.send({ type: 'answer', answer: { does: 'takeLord', lord: 'fanatic' } });
    expect(at(actor)).toBe('settled');
    again(actor);
    actor.send({ type: 'goOn' });
    expect(at(actor)).toBe('planning');
    again(actor);
    // Three supply and a horse, less a horse and a supply, and the two supply of the Lord.
    expect(planOf(actor).hand).toEqual({ supply: 4, horses: 0, stardust: 0 });
    expect(planOf(actor).journey).toMatchObject({ before: null, from: 2 });
    expect(planOf(actor).table.players[0]!.cards).toBe(13);
    expect(planOf(actor).table.storm.discard).toEqual([2]);
  });

  it('lets each hero jump once a turn', () => {
    const actor = jumpedTo(3);
    actor.send({ type: 'answer', answer: { does: 'drawCard' } });
    actor.send({ type: 'goOn' });
    actor.send({ type: 'jump', cards: null });
    expect([at(actor), refusal(actor)]).toEqual(['planning', 'stormJumpedAlready']);
    actor.send({ type: 'newTurn' });
    actor.send({ type: 'jump', cards: null });
    expect(at(actor)).toBe('jumped');
  });

  it('copies with effect 8 what lies open, and nothing when there is nothing', () => {
    const nothing = jumpedTo(8, [2]);
    expect(at(nothing)).toBe('copying');
    nothing.send({ type: 'copy', effect: 2 });
    expect([at(nothing), refusal(nothing)]).toEqual(['copying', 'stormNotCopyable']);
    nothing.send({ type: 'answer', answer: { does: 'nothing' } });
    expect(at(nothing)).toBe('settled');
    again(nothing);

    const road = jumpedTo(8, [2, 4, 5]);
    road.send({ type: 'answer', answer: { does: 'nothing' } });
    expect(refusal(road)).toBe('stormMust');
    road.send({ type: 'copy', effect: 4 });
    expect(at(road)).toBe('effect');
    again(road);
    road.send({ type: 'answer', answer: { does: 'buildRoad', road: 'road' } });
    expect(at(road)).toBe('settled');
    again(road);

    const fate = jumpedTo(8, [5]);
    fate.send({ type: 'copy', effect: 5 });
    expect(at(fate)).toBe('fate');
    again(fate);
  });

  it('takes a half of a fate card, which goes back or stays away', () => {
    const actor = jumpedTo(5);
    expect(at(actor)).toBe('fate');
    actor.send({ type: 'option', option: { fateReturns: false } });
    actor.send({ type: 'answer', answer: { does: 'fate', fate: 1, takes: 'stardust' } });
    expect(at(actor)).toBe('settled');
    actor.send({ type: 'goOn' });
    expect(planOf(actor).table.storm.fates).toEqual([2, 3]);
    expect(planOf(actor).hand.stardust).toBe(2);
    again(actor);
  });

  it('asks of open points where they matter', () => {
    const actor = jumpedTo(11);
    actor.send({ type: 'option', option: { royalFromLimbo: true } });
    actor.send({ type: 'answer', answer: { does: 'takeFromLimbo', card: 'queen' } });
    expect(refusal(actor)).toBe('stormNotInLimbo');
    actor.send({ type: 'player', change: { queen: 'deposed' } });
    actor.send({ type: 'answer', answer: { does: 'takeFromLimbo', card: 'queen' } });
    actor.send({ type: 'goOn' });
    expect(planOf(actor).table.players[0]!.queen).toBe('held');
    again(actor);
  });

  it('draws all twelve from a deck that is shuffled here, and shuffles them again', () => {
    const actor = begin();
    actor.send({ type: 'option', option: { fetchTo: 'departure' } });
    actor.send({ type: 'deck', seed: 7 });
    actor.send({ type: 'pile', discard: [1] });
    expect(planOf(actor).table.storm.discard, 'a deck of the site is not entered by hand').toEqual([]);
    const seen: Effect[] = [];
    for (let i = 0; i < 24; i++) {
      actor.send({ type: 'newTurn' });
      actor.send({ type: 'jump', cards: null });
      actor.send({ type: 'draw' });
      seen.push(planOf(actor).effect!);
      if (at(actor) === 'copying') {
        const [open] = copyable(planOf(actor).table.storm);
        if (open) actor.send({ type: 'copy', effect: open });
      }
      for (const answer of ANSWERS) if (at(actor) !== 'settled') actor.send({ type: 'answer', answer });
      expect(at(actor)).toBe('settled');
      again(actor);
      expect(outcomeOf(planOf(actor))).toMatchObject({ ok: true, value: { shuffled: i % 12 === 11 } });
      actor.send({ type: 'goOn' });
    }
    expect(seen.slice(0, 12).toSorted((a, b) => a - b)).toEqual(EFFECTS);
    expect(seen.slice(12).toSorted((a, b) => a - b)).toEqual(EFFECTS);
    expect(seen.slice(12)).not.toEqual(seen.slice(0, 12));
    actor.send({ type: 'deck', seed: null });
    expect(planOf(actor).table.storm.deck).toBeNull();
  });

  it('keeps a deck on the table between none and eleven open', () => {
    const actor = begin();
    actor.send({ type: 'pile', discard: EFFECTS });
    expect(planOf(actor).table.storm.discard, 'the twelfth shuffles').toEqual([]);
    actor.send({ type: 'pile', discard: EFFECTS.slice(1) });
    expect(unseen(planOf(actor).table.storm)).toEqual([1]);
    again(actor);
  });

  it('goes with other players without losing the storm, and nobody shares a faction', () => {
    const actor = begin();
    actor.send({ type: 'pile', discard: [4] });
    actor.send({ type: 'faction', faction: 'islanders' });
    actor.send({ type: 'enter', entry: { seat: 3 } });
    actor.send({ type: 'faction', faction: 'islanders' });
    expect(planOf(actor).table.players.map(({ faction }) => faction)).toEqual([
      null,
      null,
      null,
      'islanders',
    ]);
    actor.send({ type: 'players', players: 2 });
    expect(planOf(actor)).toMatchObject({ seat: 1, table: { storm: { discard: [4] } } });
    again(actor);
  });

  it('comes back as it was from wherever it is kept', () => {
    const small = fc.integer({ min: 0, max: 4 });
    const steps: fc.Arbitrary<Step> = fc.oneof(
      fc
        .record({ supply: small, horses: small, stardust: small })
        .map((hand): Step => ({ type: 'enter', entry: { hand } })),
      small.map((free): Step => ({ type: 'enter', entry: { free } })),
      fc.boolean().map((advanced): Step => ({ type: 'enter', entry: { advanced } })),
      fc.integer({ min: 2, max: 6 }).map((players): Step => ({ type: 'players', players })),
      fc.constantFrom(null, 3, 8).map((seed): Step => ({ type: 'deck', seed })),
      fc.uniqueArray(fc.constantFrom(...EFFECTS)).map((discard): Step => ({ type: 'pile', discard })),
      fc.constant<Step>({ type: 'newTurn' }),
      fc.constantFrom<Step>({ type: 'jump', cards: null }, { type: 'jump', cards: HORSE_AND_SUPPLY }),
      fc
        .constantFrom(undefined, ...EFFECTS)
        .map((effect): Step => (effect ? { type: 'draw', effect } : { type: 'draw' })),
      fc.constantFrom(...EFFECTS).map((effect): Step => ({ type: 'copy', effect })),
      fc.constantFrom(...ANSWERS).map((answer): Step => ({ type: 'answer', answer })),
      fc.constant<Step>({ type: 'goOn' }),
      fc
        .tuple(fc.subarray([...EFFECTS]), fc.integer({ min: 1, max: 24 }))
        .map(([wished, jumps]): Step => ({ type: 'wish', wished, jumps })),
    );
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (list) => {
        const actor = begin();
        for (const step of list) actor.send(step);
        again(actor);
      }),
      { numRuns: 200 },
    );
  });
});

/** One of them answers any effect. */
const ANSWERS: readonly EffectAnswer[] = [
  { does: 'takeArtefact', artefact: 'tool' },
  { does: 'takeLord', lord: 'common' },
  { does: 'drawCard' },
  { does: 'buildRoad', road: 'crossroads' },
  { does: 'fate', fate: 2, takes: 'stardust' },
  { does: 'fetchHero' },
  { does: 'replaceCard' },
  { does: 'promote', from: 'chief' },
  { does: 'raiseCity', level: 1 },
  { does: 'takeFromLimbo', card: 'chest' },
  { does: 'destroyTent', seat: 1, stored: 2 },
  { does: 'nothing' },
];

afterAll(() => {
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
