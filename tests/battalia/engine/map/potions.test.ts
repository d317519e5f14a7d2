import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFor,
  buyPotion,
  daysLeft,
  drinkPotion,
  onSale,
  POTIONS,
  type Potion,
  type Potions,
  potionStrength,
  readPotions,
  readyToday,
  turnPotions,
  usePotion,
} from '../../../../src/battalia/engine/index.ts';

const PLAYERS = 4;
const sitting = { players: PLAYERS, sides: 'teams' as const };
const seats = fc.integer({ min: 0, max: PLAYERS - 1 });
const potion = fc.constantFrom<Potion>(...POTIONS);
type Deed = (potions: Potions) => Potions;
const kept = (potions: Potions, change: ReturnType<typeof buyPotion>): Potions =>
  change.ok ? change.value.potions : potions;
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(seats, potion).map(
    ([seat, which]): Deed =>
      (now) =>
        kept(now, buyPotion(now, seat, which)),
  ),
  fc.tuple(seats, potion, fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })).map(
    ([seat, which, target]): Deed =>
      (now) =>
        kept(now, drinkPotion(now, seat, which, sitting, target)),
  ),
  fc.tuple(seats, potion).map(
    ([seat, which]): Deed =>
      (now) =>
        kept(now, usePotion(now, seat, which)),
  ),
  fc.constant<Deed>((now) => turnPotions(now).potions),
);

describe('potions', () => {
  it('are six, each with its owner or for sale, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 40 }), (steps) => {
        let now: Potions = {};
        for (const step of steps) {
          now = step(now);
          const sold = POTIONS.filter((each) => now[each]);
          expect([...sold, ...onSale(now)].sort()).toEqual([...POTIONS].sort());
          expect(readPotions(JSON.parse(JSON.stringify(now)), PLAYERS)).toEqual({ ok: true, value: now });
          // Each of them works for or against one at most.
          const active = [0, 1, 2, 3].flatMap((seat) => activeFor(now, seat));
          expect(new Set(active).size).toBe(active.length);
          const strengths = [0, 1, 2, 3].map((seat) => potionStrength(now, seat));
          for (const strength of strengths) expect([-4, 0, 4]).toContain(strength);
        }
      }),
    );
  });

  it('work for three days and are back at the fourth dawn after none', () => {
    fc.assert(
      fc.property(seats, potion, (seat, which) => {
        const target = which === 'weakness' ? (seat + 1) % PLAYERS : undefined;
        let now = kept({}, buyPotion({}, seat, which));
        now = kept(now, drinkPotion(now, seat, which, sitting, target));
        const left: (number | null | 'back')[] = [];
        for (let dawn = 0; dawn < 4; dawn++) {
          left.push(now[which] ? daysLeft(now[which]) : 'back');
          now = turnPotions(now).potions;
        }
        expect(left).toEqual([3, 2, 1, 'back']);
      }),
    );
  });

  it('a daily one is there once every day', () => {
    let now = kept({}, buyPotion({}, 0, 'frostHand'));
    expect(readyToday(now, 0)).toEqual([]);
    now = kept(now, drinkPotion(now, 0, 'frostHand', sitting));
    for (let day = 1; day <= 3; day++) {
      expect(readyToday(now, 0)).toEqual(['frostHand']);
      now = kept(now, usePotion(now, 0, 'frostHand'));
      expect(readyToday(now, 0)).toEqual([]);
      const turned = turnPotions(now);
      expect(turned.events.map(({ event }) => event)).toEqual(
        day < 3 ? ['potionTurned', 'potionRefilled'] : ['potionReturned'],
      );
      now = turned.potions;
    }
    expect(now).toEqual({});
  });

  it('Weakness is not given to a partner', () => {
    const now = kept({}, buyPotion({}, 0, 'weakness'));
    expect(drinkPotion(now, 0, 'weakness', sitting, 2)).toMatchObject({ error: { code: 'potionTarget' } });
    expect(drinkPotion(now, 0, 'weakness', sitting, 1).ok).toBe(true);
    expect(drinkPotion(now, 1, 'weakness', sitting, 0)).toMatchObject({ error: { code: 'potionForeign' } });
    expect(drinkPotion({}, 1, 'weakness', sitting, 0)).toMatchObject({ error: { code: 'potionFree' } });
    expect(usePotion(now, 0, 'weakness')).toMatchObject({ error: { code: 'potionLasting' } });
  });
});
