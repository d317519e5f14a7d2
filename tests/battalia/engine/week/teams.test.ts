import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agreed,
  attack,
  battleOver,
  beginTurn,
  clockBudget,
  DEFAULT_OPTIONS,
  membersOf,
  mostAttacks,
  sidesFor,
  type TeamTurn,
  teamsOf,
  usuallyAgreed,
} from '../../../../src/battalia/engine/index.ts';

const sittings = fc
  .integer({ min: 2, max: 6 })
  .chain((players) =>
    fc.record({
      players: fc.constant(players),
      sides: fc.constantFrom(...sidesFor(players)),
      trioTwoAttacks: fc.boolean(),
    }),
  )
  .map(
    ({ players, sides, trioTwoAttacks }): Agreed => ({
      ...usuallyAgreed(players),
      sides,
      options: { ...DEFAULT_OPTIONS, trioTwoAttacks },
    }),
  );
const seats = fc.nat(5);
const steps = fc.array(
  fc.oneof(fc.record({ attacker: seats, defender: fc.option(seats) }), fc.record({ over: seats })),
  { maxLength: 30 },
);

/** What must be true of every team's turn. */
function sound(agreed: Agreed, turn: TeamTurn): boolean {
  const members = membersOf(agreed, turn);
  const attackers = turn.fights.map(({ attacker }) => attacker);
  const defenders = turn.fights.flatMap(({ defender }) => (defender === null ? [] : [defender]));
  const most = mostAttacks(agreed, turn);
  return (
    attackers.every((seat) => members.includes(seat)) &&
    new Set(attackers).size === attackers.length &&
    new Set(defenders).size === defenders.length &&
    !defenders.some((seat) => members.includes(seat)) &&
    (most === null || turn.attacks <= most)
  );
}

describe('a team’s turn', () => {
  it('never has two members fight one opponent, and refuses nothing else', () => {
    fc.assert(
      fc.property(sittings, fc.nat(5), steps, (agreed, at, tried) => {
        const teams = teamsOf(agreed);
        let turn = beginTurn(at % teams.length);
        for (const step of tried) {
          if ('over' in step) {
            const told = battleOver(turn, step.over);
            expect(told.ok).toBe(turn.fights.some(({ attacker }) => attacker === step.over));
            if (told.ok) turn = told.value.turn;
            continue;
          }
          if (step.attacker >= agreed.players || (step.defender ?? 0) >= agreed.players) continue;
          const told = attack(agreed, turn, step);
          const would = { ...turn, fights: [...turn.fights, step], attacks: turn.attacks + 1 };
          expect(told.ok).toBe(sound(agreed, would));
          if (told.ok) turn = told.value.turn;
          expect(sound(agreed, turn)).toBe(true);
        }
      }),
    );
  });
});

describe('the minutes of an evening', () => {
  it('are shared out completely', () => {
    fc.assert(
      fc.property(sittings, fc.boolean(), fc.boolean(), (agreed, bilkarr, metamorpha) => {
        const { minutes, shares } = clockBudget({ ...agreed, bilkarr, metamorpha });
        expect(minutes).toBe(30 * agreed.players + 15 * (Number(bilkarr) + Number(metamorpha)));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(minutes * 60);
      }),
    );
  });
});
