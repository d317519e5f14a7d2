import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  openedByBuilding,
  type Standing,
  TERRAINS,
  tributes,
  usersAfterBuilding,
  usersNow,
  wake,
} from '../../../../src/battalia/engine/index.ts';

const terrain = fc.constantFrom(...TERRAINS);
const ground = fc.option(terrain);
const hero = fc.constantFrom<0 | 1>(0, 1);
const starts: fc.Arbitrary<Standing> = fc.record({
  present: fc.boolean(),
  terrain: ground,
  heroes: fc.tuple(ground, ground),
  uses: fc.constant([]),
  hand: fc.integer({ min: 0, max: 8 }),
  amidLine: fc.boolean(),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ use: hero }),
    fc.record({ build: terrain }),
    fc.record({ move: hero, to: ground }),
    fc.record({ amidLine: fc.boolean() }),
  ),
  { maxLength: 40 },
);

describe('a turn with Metamorpha, whatever is tried', () => {
  it('never lends an ability twice to a hero, and never without a tribute', () => {
    fc.assert(
      fc.property(starts, steps, (start, tried) => {
        let standing = start;
        for (const step of tried) {
          if ('build' in step) standing = { ...standing, terrain: step.build };
          else if ('amidLine' in step) standing = { ...standing, amidLine: step.amidLine };
          else if ('move' in step) {
            const [first, second] = standing.heroes;
            standing = { ...standing, heroes: step.move === 0 ? [step.to, second] : [first, step.to] };
          } else {
            const may = usersNow(standing).includes(step.use);
            const woken = wake(standing, step.use);
            expect(woken.ok).toBe(may);
            if (woken.ok) {
              expect(standing.heroes[step.use]).toBe(standing.terrain);
              standing = woken.value.state;
            }
          }
        }
        const each = standing.uses.map((use) => `${use.hero} ${use.terrain}`);
        expect(new Set(each).size).toBe(each.length);
        expect(each.length).toBeLessThanOrEqual(2 * TERRAINS.length);
        expect(tributes(standing)).toBe(start.hand - standing.hand);
        expect(standing.hand).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('opens by a build exactly what can be used after it', () => {
    fc.assert(
      fc.property(starts, (standing) => {
        for (const { terrain: kind, heroes } of openedByBuilding(standing)) {
          expect(heroes).toEqual(usersAfterBuilding(standing, kind));
          for (const one of heroes) expect(wake({ ...standing, terrain: kind }, one).ok).toBe(true);
        }
      }),
    );
  });
});
