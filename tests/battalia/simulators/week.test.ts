import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTable, usuallyAgreed } from '../../../src/battalia/engine/index.ts';
import {
  countAll,
  countOf,
  freshWeek,
  readWeek,
  type WeekPlan,
  weekOf,
} from '../../../src/battalia/simulators/week.ts';

const again = (plan: unknown): WeekPlan | null => readWeek(JSON.parse(JSON.stringify(plan)));
const fresh = freshWeek();
const [someone, ...others] = fresh.players;

describe('a plan of the week', () => {
  it('is read as it was written', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const plan = freshWeek(usuallyAgreed(players));
      expect(again(plan)).toEqual(plan);
    }
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readWeek(value)).toBe(null);
      }),
    );
    const broken: Record<string, unknown>[] = [
      { calendar: { week: 0, day: 1 } },
      { calendar: { week: 1, day: 8 } },
      { calendar: { week: 1e9, day: 1 } },
      { at: 'noon' },
      { at: 'counting' },
      { at: 'counted', calendar: { week: 2, day: 7 } },
      { at: 'entering', calendar: { week: 2, day: 7 } },
      { turn: { team: 2, fights: [], attacks: 0 } },
      { turn: { team: 0, fights: [{ attacker: 1, defender: 0 }], attacks: 1 } },
      { turn: { team: 0, fights: [{ attacker: 0, defender: 1 }], attacks: 0 } },
      { turn: { team: 0, fights: [], attacks: -1 } },
      { players: others },
      { players: [...others, { ...someone, cards: 1e9 }] },
      { players: [...others, { ...someone, queen: 'crowned' }] },
      { players: [...others, { ...someone, name: 'x'.repeat(61) }] },
      { players: [...others, { ...someone, planned: { hire: 1e9 } }] },
      { players: [...others, { ...someone, planned: { dance: 1 } }] },
      { players: [...others, { ...someone, deck: { hand: 6 } }] },
      { players: [...others, { ...someone, residences: 3 }] },
      { before: [] },
      { fanatics: 9 },
      { agreed: { ...fresh.agreed, players: 7 } },
    ];
    for (const change of broken) expect(readWeek({ ...fresh, ...change }), JSON.stringify(change)).toBe(null);
  });

  it('begins with what stands on the table of an evening', () => {
    const table = emptyTable(usuallyAgreed(4));
    const plan = weekOf({
      ...table,
      calendar: { week: 3, day: 2 },
      players: table.players.map((player) => ({ ...player, cards: 24, queen: 'held' })),
      map: { ...table.map, cards: { a1: { kind: 'city', owner: 1, level: 5 } } },
    });
    expect(again(plan)).toEqual(plan);
    expect(plan.players[1]).toMatchObject({ cards: 24, queen: 'held', residences: 1 });
    expect(plan.calendar).toEqual({ week: 3, day: 2 });
  });

  it('tells after a count what it told before it', () => {
    const decks = fc.array(fc.nat(40), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(decks, fc.integer({ min: 2, max: 5 }), (cards, week) => {
        const plan: WeekPlan = {
          ...fresh,
          calendar: { week, day: 7 },
          at: 'counting',
          players: fresh.players.map((player, seat) => ({ ...player, cards: cards[seat]! })),
        };
        const told = plan.players.map((_, seat) => countOf(plan, seat));
        const shown = ({ margins, deck }: (typeof told)[number]): object => ({ margins, deck });
        const counted = countAll(plan);
        expect(counted.players.map((_, seat) => shown(countOf(counted, seat)))).toEqual(told.map(shown));
        expect(counted.players.map((player) => player.cards)).toEqual(told.map(({ deck }) => deck));
      }),
    );
  });
});
