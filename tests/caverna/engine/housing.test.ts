import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startingPlayer } from '../../../src/caverna/engine/flow/setup.ts';
import { type Area, areasOf, holds } from '../../../src/caverna/engine/housing/areas.ts';
import { allHoused, fits, type Heads, solve } from '../../../src/caverna/engine/housing/solve.ts';
import { squareAt } from '../../../src/caverna/engine/state/squares.ts';
import type { Player, Square } from '../../../src/caverna/engine/state/types.ts';
import { FARM_ANIMALS, type FarmAnimal } from '../../../src/caverna/engine/state/vocabulary.ts';

type Change = Partial<Square>;

const FOREST_CHANGES: Change[] = [
  {},
  { land: 'meadow' },
  { land: 'meadow', stable: true },
  { land: 'field' },
  { land: 'smallPasture' },
  { land: 'smallPasture', stable: true },
  { stable: true },
];
const CAVE_CHANGES: Change[] = [
  {},
  { land: 'oreMine' },
  { land: 'rubyMine' },
  { land: 'furnished', tile: 'cuddleRoom' },
  { land: 'furnished', tile: 'breakfastRoom' },
  { land: 'furnished', tile: 'mixedDwelling' },
  { land: 'furnished', tile: 'stubbleRoom' },
];

function boardOf(forest: readonly number[], cave: readonly number[], large: number, dogs: number): Player {
  const player = startingPlayer(0);
  const set = (name: string, change: Change) => {
    const at = squareAt(name);
    player.squares[at] = { ...player.squares[at]!, ...change };
    if (change.tile) player.powers[change.tile] = 1;
  };
  ['c4', 'b4', 'c3'].forEach((name, i) => {
    set(name, FOREST_CHANGES[forest[i]!]!);
  });
  [...new Set(cave)].forEach((choice, i) => {
    set(['d3', 'e3'][i]!, CAVE_CHANGES[choice]!);
  });
  if (large > 0) {
    set('a1', { land: 'largePasture', mate: squareAt('b1'), stable: large > 1 });
    set('b1', { land: 'largePasture', mate: squareAt('a1'), stable: large > 2 });
  }
  player.goods.dog = dogs;
  return player;
}

/** Every way to give areas to types and dogs to areas. */
function bruteForce(player: Player, heads: Heads): boolean {
  const areas = areasOf(player);
  const assign = (i: number, left: Heads, dogs: number): boolean => {
    if (FARM_ANIMALS.every((animal) => left[animal] <= 0)) return true;
    const area: Area | undefined = areas[i];
    if (!area) return false;
    for (let here = 0; here <= (area.watchable ? dogs : 0); here++) {
      for (const animal of FARM_ANIMALS) {
        const room = holds(area, animal as FarmAnimal, here);
        if (left[animal] <= 0 || room === 0) continue;
        if (assign(i + 1, { ...left, [animal]: left[animal] - room }, dogs - here)) return true;
      }
    }
    return assign(i + 1, left, dogs);
  };
  return assign(0, heads, player.goods.dog);
}

const heads = fc.record({
  sheep: fc.nat(12),
  donkey: fc.nat(4),
  wildBoar: fc.nat(5),
  cattle: fc.nat(6),
});

describe('the housing solver', () => {
  it('agrees with trying everything, and places every animal lawfully', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)),
        fc.tuple(fc.nat(6), fc.nat(6)),
        fc.nat(3),
        fc.nat(4),
        heads,
        (forest, cave, large, dogs, wanted) => {
          const player = boardOf(forest, cave, large, dogs);
          const expected = bruteForce(player, wanted);
          expect(fits(player, wanted)).toBe(expected);
          if (!expected) return;
          Object.assign(player.goods, wanted);
          Object.assign(player, solve(player));
          expect(allHoused(player)).toBe(true);
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('keeps animals where they stand when they may stay', () => {
    const player = boardOf([4, 4, 4], [0, 0], 0, 0);
    player.goods.sheep = 2;
    player.goods.cattle = 1;
    player.herds = [
      { at: squareAt('b4'), animal: 'sheep', n: 2 },
      { at: squareAt('c4'), animal: 'cattle', n: 1 },
    ];
    player.goods.wildBoar = 1;
    const answer = solve(player)!;
    expect(answer.herds).toEqual(expect.arrayContaining(player.herds));
  });
});
