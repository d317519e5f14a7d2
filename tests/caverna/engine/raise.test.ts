import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXCHANGES } from '../../../src/caverna/engine/data/exchanges.ts';
import { startingPlayer } from '../../../src/caverna/engine/flow/setup.ts';
import { extraFoodPerAnimal } from '../../../src/caverna/engine/powers/index.ts';
import { canRaise, withTriggers } from '../../../src/caverna/engine/raise/purse.ts';
import { covers, type Goods, noGoods, type Price, price } from '../../../src/caverna/engine/state/goods.ts';
import type { Player } from '../../../src/caverna/engine/state/types.ts';
import { GOODS, type Good, type TileId } from '../../../src/caverna/engine/state/vocabulary.ts';

/** Tries every sequence of exchanges, the useless ones too. */
function bruteForce(player: Player, need: Price): boolean {
  const seen = new Set<string>();
  const reach = (have: Goods, weapons: readonly number[]): boolean => {
    if (covers(have, need)) return true;
    const key = `${GOODS.map((good) => have[good]).join()}|${weapons.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    for (const entry of EXCHANGES) {
      if (entry.places || (entry.power && !player.powers[entry.power])) continue;
      if (entry.weapon) {
        for (const [i, weapon] of weapons.entries()) {
          const rest = weapons.filter((_, j) => j !== i);
          if (reach({ ...have, food: have.food + weapon }, rest)) return true;
        }
        continue;
      }
      if (entry.amount) {
        for (let n = 2; n <= have.gold; n++)
          if (reach({ ...have, gold: have.gold - n, food: have.food + n - 1 }, weapons)) return true;
        continue;
      }
      const after = { ...have };
      let payable = true;
      for (const good in entry.pay)
        if ((after[good as Good] -= entry.pay[good as Good]!) < 0) payable = false;
      if (!payable) continue;
      const got = withTriggers(player, entry.get);
      for (const good in got) after[good as Good] += got[good as Good]!;
      after.food += (entry.eats ?? 0) * extraFoodPerAnimal(player);
      if (reach(after, weapons)) return true;
    }
    return false;
  };
  return reach(
    player.goods,
    player.dwarfs.map((dwarf) => dwarf.weapon).filter((weapon) => weapon > 0),
  );
}

const TILES: TileId[] = [
  'cookingCave',
  'trader',
  'huntingParlor',
  'beerParlor',
  'blacksmithingParlor',
  'sparePartStorage',
  'peacefulCave',
  'seam',
  'dogSchool',
  'slaughteringCave',
];

const few = (most: number) =>
  fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(most), weight: 2 });

describe('raising a price', () => {
  it('knows that stone bought with Seam brings the ore for a trade', () => {
    const player = startingPlayer(0);
    player.goods = { ...noGoods(), ruby: 3 };
    for (const tile of ['trader', 'blacksmithingParlor', 'seam'] as const) player.powers[tile] = 1;
    expect(canRaise(player, price({ wood: 1, stone: 3 }))).toBe(true);
    expect(canRaise(player, price({ wood: 1, stone: 4 }))).toBe(false);
  });

  it('agrees with trying every sequence of exchanges', () => {
    fc.assert(
      fc.property(
        fc.record({
          wood: few(2),
          stone: few(2),
          ore: few(2),
          gold: few(4),
          ruby: fc.nat(3),
          grain: few(3),
          vegetable: few(2),
          food: few(2),
          sheep: few(1),
          donkey: few(2),
          wildBoar: few(2),
          cattle: few(1),
        }),
        fc.subarray(TILES, { maxLength: 4 }),
        fc.record({
          wood: few(3),
          stone: few(3),
          ore: few(3),
          gold: few(5),
          grain: few(2),
          vegetable: few(2),
          food: few(7),
        }),
        fc.nat(4),
        (goods, tiles, need, weapon) => {
          const player = startingPlayer(0);
          player.goods = { ...noGoods(), ...goods };
          // One of the pair covers the other.
          const owned = tiles.includes('trader')
            ? tiles.filter((tile) => tile !== 'sparePartStorage')
            : tiles;
          for (const tile of owned) player.powers[tile] = 1;
          player.dwarfs[0] = { ...player.dwarfs[0]!, weapon };
          expect(canRaise(player, price(need))).toBe(bruteForce(player, price(need)));
        },
      ),
      { numRuns: 600 },
    );
  });
});
