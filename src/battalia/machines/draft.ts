import { assign, setup } from 'xstate';
import { draftDue, type Faction, type Refusal } from '../engine/index.ts';
import { type DraftPlan, draftOf } from '../simulators/draft.ts';

interface Drafting {
  plan: DraftPlan;
  refusal: Refusal | null;
}

type DraftStep =
  | { type: 'change'; plan: DraftPlan }
  | { type: 'begin' }
  | { type: 'lay'; cards: readonly Faction[] }
  | { type: 'uncover' }
  | { type: 'pick'; faction: Faction }
  /** Back to what was agreed on; the picks are gone. */
  | { type: 'again' };

/** The next plan if a draft can be held by it, else the same one and why not. */
function tried(now: DraftPlan, next: DraftPlan): Drafting {
  const draft = draftOf(next);
  return draft.ok ? { plan: next, refusal: null } : { plan: now, refusal: draft.error };
}

const picked = (plan: DraftPlan, faction: Faction): Drafting =>
  tried(plan, { ...plan, picks: [...plan.picks, faction] });

const dueOf = (plan: DraftPlan): 'deal' | 'pick' | 'over' | null => {
  const draft = plan.begun ? draftOf(plan) : null;
  return draft?.ok ? draftDue(draft.value) : null;
};

/** A draft at a real table: agree, deal, hand the screen on, pick, until everybody has ten cards. */
export const draftMachine = setup({
  types: { context: {} as Drafting, events: {} as DraftStep, input: {} as { plan: DraftPlan } },
  guards: {
    mustDeal: ({ context }) => dueOf(context.plan) === 'deal',
    mustPick: ({ context }) => dueOf(context.plan) === 'pick',
    // Cards that were drawn at the table have been seen.
    mustCover: ({ context: { plan } }) => dueOf(plan) === 'pick' && plan.covered && plan.deal === 'seed',
    isOver: ({ context }) => dueOf(context.plan) === 'over',
    canPick: ({ context: { plan }, event }) =>
      event.type === 'pick' && picked(plan, event.faction).refusal === null,
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'change' ? { plan: { ...event.plan, begun: false }, refusal: null } : context,
    ),
    begin: assign(({ context: { plan } }) => tried(plan, { ...plan, begun: true, dealt: [], picks: [] })),
    lay: assign(({ context: { plan }, event }) =>
      event.type === 'lay' ? tried(plan, { ...plan, dealt: [...plan.dealt, event.cards] }) : { plan },
    ),
    pick: assign(({ context: { plan }, event }) =>
      event.type === 'pick' ? picked(plan, event.faction) : { plan },
    ),
    again: assign(({ context: { plan } }) => ({
      plan: { ...plan, begun: false, dealt: [], picks: [] },
      refusal: null,
    })),
  },
}).createMachine({
  id: 'battaliaDraft',
  context: ({ input }) => ({ plan: input.plan, refusal: null }),
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isOver', target: 'drafted' },
        { guard: 'mustDeal', target: 'dealing' },
        { guard: 'mustCover', target: 'covered' },
        { guard: 'mustPick', target: 'picking' },
        { target: 'agreeing' },
      ],
    },
    /** Who plays what, and how the cards are dealt. */
    agreeing: { on: { change: { actions: 'change' }, begin: { target: 'next', actions: 'begin' } } },
    /** As many cards as players are drawn at the table. */
    dealing: { on: { lay: { target: 'next', actions: 'lay' }, again: { target: 'next', actions: 'again' } } },
    /** The screen is on its way to the next player and shows no cards. */
    covered: { on: { uncover: 'picking', again: { target: 'next', actions: 'again' } } },
    picking: {
      on: {
        // A pick that is refused leaves the cards in view.
        pick: [{ guard: 'canPick', target: 'next', actions: 'pick' }, { actions: 'pick' }],
        again: { target: 'next', actions: 'again' },
      },
    },
    drafted: { on: { again: { target: 'next', actions: 'again' } } },
  },
});
