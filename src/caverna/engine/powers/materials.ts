import type { Price } from '../state/goods.ts';
import type { Power } from './hooks.ts';

const less = (price: Price, good: 'wood' | 'stone' | 'ore', by: number): void => {
  price[good] = Math.max(0, price[good] - by);
};

export const MATERIAL_POWERS: readonly Power[] = [
  {
    id: 'carpenter',
    rule: 'base.tile.carpenter',
    discount(purchase, price) {
      if (purchase === 'furnish' || purchase === 'fence') less(price, 'wood', 1);
    },
  },
  {
    id: 'stoneCarver',
    rule: 'base.tile.stoneCarver',
    onBuilt: () => ({ stone: 2 }),
    discount(purchase, price) {
      if (purchase === 'furnish' || purchase === 'stable') less(price, 'stone', 1);
    },
  },
  {
    id: 'blacksmith',
    rule: 'base.tile.blacksmith',
    onBuilt: () => ({ ore: 2 }),
    discount(purchase, price) {
      if (purchase === 'forge') less(price, 'ore', 2);
    },
  },
  {
    id: 'miner',
    rule: 'base.tile.miner',
    wantsDonkeysIn: 'oreMine',
    income(player) {
      let ore = 0;
      for (const herd of player.herds) if (player.squares[herd.at]!.land === 'oreMine') ore += herd.n;
      return { ore };
    },
  },
  {
    id: 'builder',
    rule: 'base.tile.builder',
    alternatives(purchase, price) {
      if (purchase !== 'furnish') return [];
      const { wood, stone, ore } = price;
      const ways: Price[] = [];
      if (wood > 0) ways.push({ ...price, wood: wood - 1, ore: ore + 1 });
      if (stone > 0) ways.push({ ...price, stone: stone - 1, ore: ore + 1 });
      if (wood > 0 && stone > 0) ways.push({ ...price, wood: wood - 1, stone: stone - 1, ore: ore + 2 });
      return ways;
    },
  },
  { id: 'trader', rule: 'base.tile.trader' },
  { id: 'woodSupplier', rule: 'base.tile.woodSupplier', reserves: { goods: { wood: 1 }, rounds: 7 } },
  { id: 'stoneSupplier', rule: 'base.tile.stoneSupplier', reserves: { goods: { stone: 1 }, rounds: 5 } },
  { id: 'rubySupplier', rule: 'base.tile.rubySupplier', reserves: { goods: { ruby: 1 }, rounds: 4 } },
  { id: 'dogSchool', rule: 'base.tile.dogSchool', onGain: { each: 'dog', get: { wood: 1 } } },
  {
    id: 'quarry',
    rule: 'base.tile.quarry',
    onBirths: (newborns) => ({ stone: newborns.filter((animal) => animal === 'donkey').length }),
  },
  { id: 'seam', rule: 'base.tile.seam', onGain: { each: 'stone', get: { ore: 1 } } },
];
