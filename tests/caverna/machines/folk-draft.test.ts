import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { draftChoice, type FolkId } from '../../../src/caverna/engine/index.ts';
import { folkDraft } from '../../../src/caverna/machines/index.ts';
import {
  type DraftTable,
  draftOf,
  readDraftLink,
  writeDraftLink,
} from '../../../src/caverna/simulators/draft-link.ts';

const table = (players: number, passing = false, seed = 5): DraftTable => ({
  names: Array.from({ length: players }, (_, i) => `P${i + 1}`),
  wants: Array(players).fill(true),
  starting: 0,
  seed,
  passing,
});

const run = () => createActor(folkDraft, { input: { table: table(3) } }).start();
const boards = (actor: ReturnType<typeof run>): readonly FolkId[] =>
  draftChoice(actor.getSnapshot().context.draft)?.boards ?? [];

describe('the folk draft as people step through it', () => {
  it('covers the screen on its way to the next player, and shows two boards once uncovered', () => {
    const actor = run();
    expect(actor.getSnapshot().value).toBe('seating');
    actor.send({ type: 'deal', table: table(3, true) });
    expect(actor.getSnapshot().value).toBe('covered');
    actor.send({ type: 'keep', folk: boards(actor)[0]! });
    expect(actor.getSnapshot().context.kept, 'nothing is chosen under the cover').toEqual([]);
    actor.send({ type: 'uncover' });
    actor.send({ type: 'keep', folk: boards(actor)[1]! });
    expect(actor.getSnapshot().value).toBe('covered');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().context.kept).toEqual([]);
  });

  it('on one screen goes from choice to choice until everybody has a folk of their own', () => {
    for (const players of [1, 2, 3, 4, 5, 6, 7]) {
      const actor = run();
      actor.send({ type: 'deal', table: table(players) });
      for (let i = 0; i < players; i++) {
        expect(actor.getSnapshot().value).toBe('choosing');
        actor.send({ type: 'keep', folk: boards(actor)[i % 2]! });
      }
      expect(actor.getSnapshot().value).toBe('chosen');
      expect(new Set(actor.getSnapshot().context.draft.kept).size).toBe(players);
      actor.send({ type: 'back' });
      expect(actor.getSnapshot().value).toBe('choosing');
      actor.send({ type: 'leave' });
      expect(actor.getSnapshot().value).toBe('seating');
    }
  });

  it('takes no board that was not dealt, and no table without a folk', () => {
    const actor = run();
    actor.send({ type: 'deal', table: { ...table(2), wants: [] } });
    expect(actor.getSnapshot().value).toBe('seating');
    actor.send({ type: 'deal', table: table(2) });
    const foreign = actor.getSnapshot().context.draft.box[0]!;
    actor.send({ type: 'keep', folk: foreign });
    expect(actor.getSnapshot().context.kept).toEqual([]);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosing');
  });
});

describe('the link to a draft', () => {
  it('deals the same boards again, choices included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.nat(0xffffffff),
        fc.boolean(),
        (players, seed, passing) => {
          const seats = table(players, passing, seed);
          const dealt = draftOf(seats, []);
          const first = dealt.ok ? draftChoice(dealt.value)!.boards[0]! : null;
          const read = readDraftLink(writeDraftLink(seats, [first!]));
          expect(read).toEqual({ table: seats, kept: [first] });
        },
      ),
    );
  });

  it.each([
    '#',
    '#nonsense',
    '#players=A&folk=1&first=2&seed=1',
    '#players=A,B&folk=1&first=1&seed=1',
    '#players=A&folk=0&first=1&seed=1',
    '#players=A&folk=1&first=1&seed=-4',
    '#players=A&folk=1&first=1&seed=1e3',
    '#players=A&folk=1&first=1&seed=4294967296',
    '#players=A&folk=1&first=1&seed=1&kept=__proto__',
    `#players=${'A,'.repeat(400)}`,
  ])('refuses %s', (hash) => {
    expect(readDraftLink(hash)).toBeNull();
  });
});
