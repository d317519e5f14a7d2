import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTable, type Table, usuallyAgreed } from '../../../src/battalia/engine/index.ts';
import {
  battleAt,
  freshBattle,
  readBattle,
  setsOf,
  toReach,
} from '../../../src/battalia/simulators/battle.ts';

describe('a battle from anywhere', () => {
  it('is read or not, and never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readBattle(value)));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(freshBattle())), fc.anything(), (key, value) => {
        void readBattle({ ...freshBattle(), [key]: value });
      }),
    );
    expect(readBattle(freshBattle())).toEqual(freshBattle());
  });

  it('is none with cards out of nothing, or more than a hand can hold', () => {
    const plan = freshBattle();
    const wrong: unknown[] = [
      { ...plan, attack: { ...plan.attack, line: ['islanders.lord'] } },
      { ...plan, attack: { ...plan.attack, hand: Array(13).fill('supply') } },
      { ...plan, attack: { ...plan.attack, hand: ['fanatic.king'] } },
      {
        ...plan,
        attack: { ...plan.attack, hand: ['syoensMask'], line: ['syoensMask'], turned: ['islanders.friman'] },
      },
      { ...plan, attack: { ...plan.attack, heroes: 0 } },
      { ...plan, attack: { ...plan.attack, terrain: -1 } },
      { ...plan, target: { kind: 'city', level: 7 } },
      { ...plan, stage: 'won' },
      { ...plan, checks: { ...plan.checks, retreat: { ...plan.checks.retreat, steps: 1e9 } } },
      { ...plan, options: { moralePerHero: 'often' } },
    ];
    for (const value of wrong) expect(readBattle(value)).toBeNull();
  });
});

describe('a battle out of an evening', () => {
  const table: Table = emptyTable(usuallyAgreed(4));
  it('knows veterans, heroes, factions and potions of both sides', () => {
    const evening: Table = {
      ...table,
      players: table.players.map((player, seat) => ({
        ...player,
        faction: seat === 0 ? 'islanders' : 'baerfolk',
        veteran: seat === 0 ? 'veteran' : 'fallen',
        heroes: ['a1', seat === 0 ? 'b1' : null],
      })),
      potions: {
        colossus: { owner: 0, angle: 90, used: false },
        weakness: { owner: 0, angle: 180, used: false, target: 1 },
      },
    };
    const plan = battleAt(evening, 0, 1, { kind: 'hero' });
    expect(plan).toMatchObject({
      heroMode: true,
      attack: { faction: 'islanders', veteran: 'veteran', colossus: true, weakness: false, heroes: 1 },
      defence: { faction: 'baerfolk', veteran: 'fallen', colossus: false, weakness: true, heroes: 1 },
    });
    expect(readBattle(plan)).toEqual(plan);
  });

  it('takes no potion for drunk that only stands on the shelf', () => {
    const shelf: Table = { ...table, potions: { colossus: { owner: 0, angle: 0, used: false } } };
    expect(battleAt(shelf, 0, null, { kind: 'ruins' }).attack.colossus).toBe(false);
    expect(toReach(battleAt(shelf, 0, null, { kind: 'ruins' }), 'attack')).toBe(10);
  });

  it('asks nothing more of cards that Frost Hand has frozen', () => {
    const city = { ...freshBattle(), target: { kind: 'city' as const, level: 3 } };
    const line = ['baerfolk.lord' as const];
    const played = { ...city, defence: { ...city.defence, hand: line, line } };
    expect(toReach(played, 'attack')).toBe(7);
    expect(toReach({ ...played, defence: { ...played.defence, frozen: true } }, 'attack')).toBe(3);
  });

  it('asks the defender for more, where a tie is for the attacker', () => {
    const plan = {
      ...freshBattle(),
      target: { kind: 'city' as const, level: 1 },
      defence: { ...freshBattle().defence, hand: ['baerfolk.friman' as const] },
      attack: {
        ...freshBattle().attack,
        hand: ['islanders.weapon' as const],
        line: ['islanders.weapon' as const],
      },
    };
    // One friman and the city make two, as weapon and morale do.
    expect(setsOf(plan, 'defence')).toEqual([]);
    expect(setsOf({ ...plan, equalWins: false }, 'defence')).toMatchObject([{ cards: ['baerfolk.friman'] }]);
  });
});
