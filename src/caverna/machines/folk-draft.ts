import { assign, setup } from 'xstate';
import { type Draft, draftChoice, type FolkId } from '../engine/index.ts';
import { type DraftTable, draftOf } from '../simulators/draft-link.ts';

interface Drafting {
  table: DraftTable;
  /** Folk kept so far, in the order of choosing. */
  kept: FolkId[];
  draft: Draft;
}

type DraftEvent =
  | { type: 'deal'; table: DraftTable; kept?: readonly FolkId[] }
  | { type: 'uncover' }
  | { type: 'keep'; folk: FolkId }
  | { type: 'back' }
  | { type: 'leave' };

const NOBODY: Draft = { hands: [], pile: [], box: [], order: [], kept: [] };

function deal(table: DraftTable, kept: readonly FolkId[]): Drafting | null {
  const draft = draftOf(table, kept);
  return draft.ok ? { table, kept: [...kept], draft: draft.value } : null;
}

const without = (kept: readonly FolkId[]): FolkId[] => kept.slice(0, -1);

/** A folk draft at a real table: deal, hand the screen on, choose, until everybody has a folk. */
export const folkDraft = setup({
  types: { context: {} as Drafting, events: {} as DraftEvent, input: {} as { table: DraftTable } },
  guards: {
    canDeal: ({ event }) => event.type === 'deal' && deal(event.table, event.kept ?? []) !== null,
    canKeep: ({ context, event }) =>
      event.type === 'keep' && draftChoice(context.draft)?.boards.includes(event.folk) === true,
    all: ({ context }) => draftChoice(context.draft) === null,
    passing: ({ context }) => context.table.passing,
    hasKept: ({ context }) => context.kept.length > 0,
  },
  actions: {
    deal: assign(({ context, event }) =>
      event.type === 'deal' ? (deal(event.table, event.kept ?? []) ?? context) : context,
    ),
    keep: assign(({ context, event }) =>
      event.type === 'keep' ? (deal(context.table, [...context.kept, event.folk]) ?? context) : context,
    ),
    back: assign(({ context }) => deal(context.table, without(context.kept)) ?? context),
  },
}).createMachine({
  id: 'folkDraft',
  context: ({ input }) => ({ table: input.table, kept: [], draft: NOBODY }),
  initial: 'seating',
  on: {
    deal: { guard: 'canDeal', target: '.next', actions: 'deal' },
    leave: '.seating',
  },
  states: {
    /** Who sits here, and who plays a folk? */
    seating: {},
    next: {
      always: [
        { guard: 'all', target: 'chosen' },
        { guard: 'passing', target: 'covered' },
        { target: 'choosing' },
      ],
    },
    /** The screen is on its way to the next player and shows no boards. */
    covered: {
      on: { uncover: 'choosing', back: { guard: 'hasKept', target: 'next', actions: 'back' } },
    },
    choosing: {
      on: {
        keep: { guard: 'canKeep', target: 'next', actions: 'keep' },
        back: { guard: 'hasKept', target: 'next', actions: 'back' },
      },
    },
    chosen: { on: { back: { guard: 'hasKept', target: 'next', actions: 'back' } } },
  },
});
