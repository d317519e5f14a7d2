import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { pileOf, TRADE_CARDS } from '../../../src/battalia/engine/index.ts';
import { tradeMachine } from '../../../src/battalia/machines/index.ts';
import { freshTrade, readTrade, type TradePlan } from '../../../src/battalia/simulators/trade.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(tradeMachine);
type Step = EventFrom<typeof tradeMachine>;

const begin = (plan: Partial<TradePlan> = {}) =>
  createActor(tradeMachine, { input: { plan: { ...freshTrade(), ...plan } }, inspect: watch }).start();
const again = (plan: unknown): TradePlan | null => readTrade(JSON.parse(JSON.stringify(plan)));

describe('a turn at the trading posts, step by step', () => {
  it('builds two posts, and trades for stardust on the star side', () => {
    const actor = begin({ frimen: 5, deck: 24, hand: pileOf({ supply: 2, tool: 1 }) });
    expect(actor.getSnapshot().value).toBe('noPost');
    actor.send({ type: 'build', site: { road: true, linked: false } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('postNotLinked');
    expect(actor.getSnapshot().value).toBe('noPost');
    actor.send({ type: 'build', site: { road: true, linked: true } });
    expect(actor.getSnapshot().value).toBe('away');
    actor.send({ type: 'enter', fields: { atPost: true } });
    expect(actor.getSnapshot().value).toBe('onePost');
    actor.send({ type: 'trade', give: 'tool', get: 'chest' });
    actor.send({ type: 'trade', give: 'chest', get: 'horse' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('receivedThisTurn');
    actor.send({ type: 'build', site: { road: true, linked: true } });
    expect(actor.getSnapshot().value).toBe('twoPosts');
    actor.send({ type: 'trade', give: 'supply', get: 'stardust' });
    const { plan, events } = actor.getSnapshot().context;
    expect(plan).toMatchObject({ posts: 2, frimen: 1, deck: 23 });
    expect(plan.hand).toMatchObject({ supply: 0, stardust: 1, chest: 1, tool: 0 });
    expect(events).toMatchObject([{ event: 'traded', get: 'stardust' }]);
    actor.send({ type: 'turn' });
    actor.send({ type: 'trade', give: 'chest', get: 'horse' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(actor.getSnapshot().context.plan.hand.horse).toBe(1);
  });

  it('builds the second post from one side as well as from afar', () => {
    const actor = begin({ posts: 1, frimen: 4, atPost: false });
    expect(actor.getSnapshot().value).toBe('away');
    actor.send({ type: 'build', site: { road: true, linked: true } });
    expect(actor.getSnapshot().context.plan.posts).toBe(2);
  });

  it('hides cards with a chest, the one just received first', () => {
    const actor = begin({ posts: 1, atPost: true, hand: pileOf({ tool: 1, chest: 1 }), ambush: 1 });
    actor.send({ type: 'trade', give: 'tool', get: 'chest' });
    actor.send({ type: 'hide', cards: 3 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('ambushTooMany');
    actor.send({ type: 'hide', cards: 2 });
    expect(actor.getSnapshot().context.plan).toMatchObject({ ambush: 3, deck: 9 });
    actor.send({ type: 'trade', give: 'chest', get: 'scroll' });
    expect(actor.getSnapshot().context.plan.hand.scroll, 'the other chest was there before').toBe(1);
  });

  it('knows no more cards as received than are held', () => {
    const actor = begin({ posts: 1, atPost: true, hand: pileOf({ tool: 1 }) });
    actor.send({ type: 'trade', give: 'tool', get: 'chest' });
    actor.send({ type: 'hold', card: 'chest', count: 0 });
    expect(actor.getSnapshot().context.plan.received.chest).toBe(0);
  });
});

const card = fc.constantFrom(...TRADE_CARDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('hold' as const), card, count: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ type: fc.constant('trade' as const), give: card, get: card }),
  fc.record({ type: fc.constant('hide' as const), cards: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    type: fc.constant('build' as const),
    site: fc.record({ road: fc.boolean(), linked: fc.boolean() }),
  }),
  fc.record({
    type: fc.constant('enter' as const),
    fields: fc.record({ atPost: fc.boolean(), frimen: fc.nat(20), deck: fc.nat(150) }),
  }),
  fc.constant({ type: 'turn' as const }),
);

describe('a plan of trade', () => {
  it('is read as it was written, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const actor = begin();
        for (const each of steps) actor.send(each);
        const { plan } = actor.getSnapshot().context;
        expect(again(plan)).toEqual(plan);
        expect(begin(plan).getSnapshot().value).toBe(actor.getSnapshot().value);
      }),
    );
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readTrade(value)).toBeNull();
      }),
    );
    const broken: Record<string, unknown>[] = [
      { posts: 3 },
      { atPost: 1 },
      { frimen: -1 },
      { frimen: 1e9 },
      { hand: { tool: 0.5 } },
      { hand: [] },
      { received: { tool: 1 } },
      { stock: null },
      { stock: { chest: 'all', stardust: 0 } },
      { emptyStacks: ['supply'] },
      { matching: 'chest' },
      { deck: Number.NaN },
      { ambush: 4 },
      { done: [{ give: 'stardust', get: 'supply' }] },
      { done: 'none' },
    ];
    for (const part of broken)
      expect(readTrade({ ...freshTrade(), ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['away', 'looking', 'noPost', 'onePost', 'twoPosts']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
