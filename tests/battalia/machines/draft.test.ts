import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { draftChoice, draftDue, type Faction } from '../../../src/battalia/engine/index.ts';
import { draftMachine } from '../../../src/battalia/machines/index.ts';
import {
  type DraftPlan,
  draftFor,
  draftOf,
  draftWith,
  factionsOf,
  readDraft,
  withFaction,
  withSeats,
} from '../../../src/battalia/simulators/draft.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(draftMachine);

const begin = (plan: DraftPlan) => createActor(draftMachine, { input: { plan }, inspect: watch }).start();
type Actor = ReturnType<typeof begin>;
const stateOf = (actor: Actor): string => actor.getSnapshot().value as string;
const planOf = (actor: Actor): DraftPlan => actor.getSnapshot().context.plan;
const codeOf = (actor: Actor) => actor.getSnapshot().context.refusal?.code;
const choiceOf = (actor: Actor) => {
  const draft = draftOf(planOf(actor));
  return draft.ok ? draftChoice(draft.value) : null;
};

describe('the draft as people step through it', () => {
  it('covers the screen before every pick when the app deals, for every number of players', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const actor = begin({ ...draftFor(players), deal: 'seed', seed: 9 });
      expect(stateOf(actor)).toBe('agreeing');
      actor.send({ type: 'begin' });
      let picks = 0;
      while (stateOf(actor) === 'covered') {
        const { cards } = choiceOf(actor)!;
        actor.send({ type: 'pick', faction: cards[0]! });
        expect(planOf(actor).picks, 'nothing is picked under the cover').toHaveLength(picks);
        actor.send({ type: 'uncover' });
        expect(stateOf(actor)).toBe('picking');
        actor.send({ type: 'pick', faction: cards[0]! });
        picks++;
      }
      expect(stateOf(actor)).toBe('drafted');
      // The last of each round has nothing to choose.
      expect(picks).toBe(5 * (players - 1));
    }
  });

  it('lies open at one screen, or with cards drawn at the table', () => {
    const open = begin({ ...draftFor(3), deal: 'seed', covered: false });
    open.send({ type: 'begin' });
    expect(stateOf(open)).toBe('picking');
    const table = begin({ ...draftFor(2), deal: 'table', covered: true });
    table.send({ type: 'begin' });
    expect(stateOf(table)).toBe('dealing');
    table.send({ type: 'lay', cards: ['baerfolk', 'baerfolk'] });
    expect(stateOf(table)).toBe('picking');
    table.send({ type: 'pick', faction: 'baerfolk' });
    expect(stateOf(table), 'round 2').toBe('dealing');
  });

  it('says why a deal or a pick is none, and keeps what was there', () => {
    const actor = begin({ ...draftFor(2), deal: 'table' });
    actor.send({ type: 'begin' });
    actor.send({ type: 'lay', cards: ['baerfolk'] });
    expect(codeOf(actor)).toBe('draftDealCount');
    expect(stateOf(actor)).toBe('dealing');
    actor.send({ type: 'lay', cards: ['baerfolk', 'cloudborn'] });
    expect(codeOf(actor)).toBeUndefined();
    actor.send({ type: 'pick', faction: 'emberians' });
    expect(codeOf(actor)).toBe('draftNotThere');
    expect(stateOf(actor)).toBe('picking');
  });

  it('does not begin with fewer cards than it needs', () => {
    const actor = begin(draftFor(6));
    actor.send({
      type: 'change',
      plan: { ...planOf(actor), deal: 'seed', copies: { friman: 2, chief: 1, priest: 1 } },
    });
    actor.send({ type: 'begin' });
    expect(codeOf(actor)).toBe('draftFewCopies');
    expect(stateOf(actor)).toBe('agreeing');
  });

  it('goes back to what was agreed on from everywhere', () => {
    const plan: DraftPlan = { ...draftFor(2), deal: 'seed' };
    const covered = begin({ ...plan, begun: true });
    const picking = begin({ ...plan, begun: true, covered: false });
    const dealing = begin({ ...plan, begun: true, deal: 'table' });
    const drafted = begin(plan);
    drafted.send({ type: 'begin' });
    while (stateOf(drafted) !== 'drafted') {
      drafted.send({ type: 'uncover' });
      drafted.send({ type: 'pick', faction: choiceOf(drafted)!.cards[0]! });
    }
    expect([covered, picking, dealing, drafted].map(stateOf)).toEqual([
      'covered',
      'picking',
      'dealing',
      'drafted',
    ]);
    for (const actor of [covered, picking, dealing, drafted]) {
      actor.send({ type: 'again' });
      expect(stateOf(actor)).toBe('agreeing');
      expect(planOf(actor)).toMatchObject({ begun: false, dealt: [], picks: [] });
    }
  });

  it('can be entered anywhere: each plan on the way is read again and leads to a state that fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.boolean(),
        fc.nat(0xffffffff),
        fc.array(fc.nat(100), { minLength: 40, maxLength: 40 }),
        (players, atTable, seed, numbers) => {
          let i = 0;
          const any = (most: number): number => numbers[i++ % numbers.length]! % most;
          const actor = begin({
            ...draftFor(players),
            deal: atTable ? 'table' : 'seed',
            seed,
            covered: false,
          });
          actor.send({ type: 'begin' });
          while (stateOf(actor) !== 'drafted') {
            const plan = planOf(actor);
            const read = readDraft(JSON.parse(JSON.stringify(plan)));
            expect(read).toEqual(plan);
            expect(stateOf(begin(read!))).toBe(stateOf(actor));
            const choice = choiceOf(actor);
            const factions = factionsOf(plan);
            const cards = Array.from({ length: players }, () => factions[any(factions.length)]!);
            actor.send(
              choice
                ? { type: 'pick', faction: choice.cards[any(choice.cards.length)]! }
                : { type: 'lay', cards },
            );
            expect(codeOf(actor)).toBeUndefined();
          }
          expect(readDraft(JSON.parse(JSON.stringify(planOf(actor))))).toEqual(planOf(actor));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a plan of a draft', () => {
  it('keeps factions apart whoever takes which, and however many sit down', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 2, max: 6 }), fc.nat(6), fc.nat(5)), { maxLength: 12 }),
        (changes) => {
          let plan = draftFor(4);
          for (const [players, seat, faction] of changes) {
            plan = withSeats(plan, players);
            const to = (
              ['baerfolk', 'cloudborn', 'emberians', 'islanders', 'wolfsclan', 'sunblessed'] as const
            )[faction]!;
            const at = seat < players ? seat : plan.extra ? 'extra' : 0;
            plan = withFaction(plan, at, to);
            expect(at === 'extra' ? plan.extra : plan.seats[at]).toBe(to);
            const started = draftOf(plan);
            expect(started.ok && draftDue(started.value)).toBe('deal');
            expect(plan.names).toHaveLength(players);
          }
        },
      ),
    );
  });

  it('begins with what people have chosen, and gives the others what is left', () => {
    const chosen = [
      { name: 'Anna', faction: null },
      { name: 'Ben', faction: 'baerfolk' },
      { name: '', faction: 'sunblessed' },
    ] as const;
    const plan = draftWith(chosen, { deal: 'seed', seed: 3 });
    expect(plan).toMatchObject({ names: ['Anna', 'Ben', ''], deal: 'seed', seed: 3 });
    expect(plan.seats.slice(1)).toEqual(['baerfolk', 'sunblessed']);
    expect(new Set(factionsOf(plan)).size).toBe(4);
    expect(readDraft(plan)).toEqual(plan);
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readDraft(value)).toBeNull();
      }),
    );
    const plan = draftFor(2);
    const far: Faction[] = Array(31).fill('baerfolk');
    const broken: Record<string, unknown>[] = [
      { seats: ['baerfolk'] },
      { seats: ['baerfolk', 'baerfolk'] },
      { seats: ['baerfolk', 'nobody'] },
      { extra: 'baerfolk' },
      { extra: null },
      { extra: 'nobody' },
      { names: [''] },
      { names: ['', 7] },
      { copies: { friman: 0, chief: 1, priest: 1 } },
      { copies: { friman: 99, chief: 1, priest: 1 } },
      { copies: 5 },
      { universal: 'fanatic' },
      { deal: 'magic' },
      { manner: 'kind' },
      { seed: -1 },
      { seed: 1.5 },
      { seed: 0x100000000 },
      { picks: ['baerfolk'] },
      { begun: true, picks: ['baerfolk'] },
      { begun: true, dealt: [['baerfolk']] },
      { begun: true, dealt: [['baerfolk', 'sunblessed']] },
      { begun: true, dealt: [['baerfolk', 'cloudborn']], picks: ['emberians'] },
      { begun: true, deal: 'seed', picks: far },
      { begun: true, dealt: Array(6).fill(['baerfolk', 'cloudborn']) },
    ];
    for (const part of broken) expect(readDraft({ ...plan, ...part }), JSON.stringify(part)).toBeNull();
    expect(readDraft(plan)).toEqual(plan);
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual([
    'agreeing',
    'covered',
    'dealing',
    'drafted',
    'next',
    'picking',
  ]);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
