import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackOf } from '../../../src/battalia/engine/draft/stacks.ts';
import {
  type Draft,
  type DraftEvent,
  type DraftTerms,
  draftChoice,
  draftDue,
  FACTIONS,
  type Faction,
  factionsUsed,
  layCards,
  pick,
  pickOrder,
  startDraft,
} from '../../../src/battalia/engine/index.ts';

const termsWith = (players: number, part: Partial<DraftTerms> = {}): DraftTerms => {
  const factions = FACTIONS.slice(0, factionsUsed(players));
  return {
    seats: factions.slice(0, players),
    factions,
    copies: null,
    universal: [],
    deal: 'seed',
    seed: 1,
    ...part,
  };
};

const begun = (terms: DraftTerms): Draft => {
  const started = startDraft(terms);
  if (!started.ok) throw new Error(started.error.code);
  return started.value.draft;
};

/** Plays to the end; `choose` says which of the cards is kept. */
function played(terms: DraftTerms, choose: (cards: number) => number, dealt: readonly Faction[] = []) {
  const waiting = [...dealt];
  const events: DraftEvent[] = [];
  let draft = begun(terms);
  while (draftDue(draft) !== 'over') {
    const choice = draftChoice(draft);
    const step = choice
      ? pick(draft, choice.cards[choose(choice.cards.length)]!)
      : layCards(draft, waiting.splice(0, terms.seats.length));
    if (!step.ok) throw new Error(step.error.code);
    draft = step.value.draft;
    events.push(...step.value.events);
  }
  return { draft, events };
}

const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

const players = fc.integer({ min: 2, max: 6 });
const copies = fc.record({
  friman: fc.integer({ min: 3, max: 8 }),
  chief: fc.integer({ min: 1, max: 6 }),
  priest: fc.integer({ min: 1, max: 6 }),
});
const picks = fc.array(fc.nat(1000), { minLength: 30, maxLength: 30 });
const choosing = (numbers: readonly number[]) => {
  let i = 0;
  return (cards: number): number => numbers[i++ % numbers.length]! % cards;
};

describe('the draft', () => {
  it('gives everybody three frimen, a chief, a priest and five supply, whatever is picked', () => {
    fc.assert(
      fc.property(
        players,
        fc.option(copies, { nil: null }),
        fc.nat(),
        picks,
        fc.subarray(['fanatic', 'unbound'] as const),
        (n, known, seed, numbers, universal) => {
          const { draft } = played(termsWith(n, { copies: known, seed, universal }), choosing(numbers));
          for (const { units, supply } of draft.decks) {
            expect(units.map(({ rank }) => rank)).toEqual(['friman', 'friman', 'friman', 'chief', 'priest']);
            expect(supply).toBe(5);
          }
        },
      ),
    );
  });

  it('loses no card and makes none: what was dealt is in the decks, and it came from the stacks', () => {
    fc.assert(
      fc.property(players, copies, fc.nat(), picks, (n, known, seed, numbers) => {
        const terms = termsWith(n, { copies: known, seed, universal: ['fanatic', 'unbound'] });
        const { draft } = played(terms, choosing(numbers));
        for (const rank of ['friman', 'chief', 'priest'] as const) {
          const kept = draft.decks.flatMap(({ units }) =>
            units.filter((unit) => unit.rank === rank).map(({ faction }) => faction),
          );
          const rounds = draft.dealt.filter((_, i) =>
            rank === 'friman' ? i < 3 : i === (rank === 'chief' ? 3 : 4),
          );
          expect(counted(kept)).toEqual(counted(rounds.flatMap(({ cards }) => cards)));
          const stack = counted(stackOf(terms, known[rank]));
          const drawn = counted(rounds.flatMap(({ cards, replaced }) => [...cards, ...replaced]));
          for (const [face, count] of Object.entries(drawn))
            expect(count).toBeLessThanOrEqual(stack[face] ?? 0);
        }
      }),
    );
  });

  it('deals only cards of factions that play, and lays universal ones aside', () => {
    let laidAside = 0;
    for (let seed = 0; seed < 40; seed++) {
      const terms = termsWith(3, {
        copies: { friman: 3, chief: 2, priest: 2 },
        seed,
        universal: ['unbound'],
      });
      const { draft, events } = played(terms, () => 0);
      expect(draft.dealt.every(({ cards }) => cards.every((card) => terms.factions.includes(card)))).toBe(
        true,
      );
      const told = events.filter(({ event }) => event === 'universalReplaced').length;
      const before = startDraft(terms);
      const first = before.ok
        ? before.value.events.filter(({ event }) => event === 'universalReplaced').length
        : 0;
      expect(told + first).toBe(draft.dealt.flatMap(({ replaced }) => replaced).length);
      laidAside += told + first;
    }
    expect(laidAside).toBeGreaterThan(0);
  });

  it('goes clockwise in rounds 1, 3 and 5 and back in 2 and 4, for every number of players', () => {
    for (let n = 2; n <= 6; n++) {
      const clockwise = Array.from({ length: n }, (_, seat) => seat);
      for (const round of [0, 2, 4]) expect(pickOrder(round, n)).toEqual(clockwise);
      for (const round of [1, 3]) expect(pickOrder(round, n)).toEqual([...clockwise].reverse());
      let draft = begun(termsWith(n));
      const seen: number[][] = [[], [], [], [], []];
      for (let choice = draftChoice(draft); choice; choice = draftChoice(draft)) {
        seen[choice.round]!.push(choice.seat);
        const step = pick(draft, choice.cards[0]!);
        if (step.ok) draft = step.value.draft;
      }
      // The last one of a round has nothing to choose.
      expect(seen).toEqual([0, 1, 2, 3, 4].map((round) => pickOrder(round, n).slice(0, -1)));
    }
  });

  it('deals the same from the same seed, and takes the cards of the table as they come', () => {
    const terms = termsWith(4, { seed: 77 });
    expect(begun(terms)).toEqual(begun(terms));
    const dealt = played(terms, () => 0).draft.dealt.flatMap(({ cards }) => cards);
    const table = played({ ...terms, deal: 'table' }, () => 0, dealt);
    expect(table.draft.decks).toEqual(played(terms, () => 0).draft.decks);
  });

  it('passes to the left and to the right in turn', () => {
    const { events } = played(termsWith(3), () => 0);
    const passed = events.flatMap((event) =>
      event.event === 'cardsPassed' ? [[event.from, event.to, event.way]] : [],
    );
    expect(passed.slice(0, 4)).toEqual([
      [0, 1, 'left'],
      [1, 2, 'left'],
      [2, 1, 'right'],
      [1, 0, 'right'],
    ]);
  });

  it('refuses what is not due, and changes nothing by it', () => {
    const draft = begun(termsWith(3, { deal: 'table' }));
    expect(draftChoice(draft)).toBeNull();
    expect(pick(draft, 'baerfolk')).toMatchObject({ ok: false, error: { code: 'draftNotNow' } });
    const laid = layCards(draft, ['baerfolk', 'baerfolk', 'cloudborn']);
    if (!laid.ok) throw new Error(laid.error.code);
    expect(layCards(laid.value.draft, ['baerfolk', 'baerfolk', 'cloudborn'])).toMatchObject({ ok: false });
    const over = played(termsWith(2), () => 0).draft;
    expect(pick(over, 'baerfolk')).toMatchObject({ ok: false, error: { code: 'draftNotNow' } });
  });
});
