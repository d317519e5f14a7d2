import { colourOf } from '../corrections/tiles.ts';
import type { Game, Player } from '../state/types.ts';
import { type Crop, FARM_ANIMALS, type NewCrop } from '../state/vocabulary.ts';
import type { Power } from './hooks.ts';
import { bonus } from './parlors.ts';

const armed = (player: Player): number => player.dwarfs.filter((dwarf) => dwarf.weapon > 0).length;

/** A crop in the supply and on fields together. */
export function allCrops(player: Player, crop: Crop): number {
  let total = player.goods[crop];
  for (const square of player.squares) if (square.crop === crop) total += square.crops;
  return total;
}

const farmAnimals = (player: Player): number =>
  FARM_ANIMALS.reduce((total, animal) => total + player.goods[animal], 0);

/** folk.open.cropChambers: new crops that chambers count as what they can be exchanged for. */
const asGood = (player: Player, crop: NewCrop): number =>
  player.agreed?.cropsInChambers ? allCrops(player, crop) : 0;

const yellowTiles = (player: Player, { setup }: Game): number =>
  player.squares.filter(({ tile }) => tile && colourOf(setup.box, tile) === 'yellow').length;

export const STORAGE_POWERS: readonly Power[] = [
  { id: 'stoneStorage', rule: 'base.tile.stoneStorage', scores: (player) => bonus(player.goods.stone) },
  {
    id: 'oreStorage',
    rule: 'base.tile.oreStorage',
    scores: (player) => ({ count: player.goods.ore, points: Math.floor(player.goods.ore / 2) }),
  },
  { id: 'sparePartStorage', rule: 'base.tile.sparePartStorage' },
  {
    id: 'mainStorage',
    rule: 'base.tile.mainStorage',
    scores: (player, game) => bonus(yellowTiles(player, game), 2),
  },
  { id: 'weaponStorage', rule: 'base.tile.weaponStorage', scores: (player) => bonus(armed(player), 3) },
  {
    id: 'suppliesStorage',
    rule: 'base.tile.suppliesStorage',
    scores: (player) => ({ count: armed(player), points: armed(player) === player.dwarfs.length ? 8 : 0 }),
  },
  {
    id: 'broomChamber',
    rule: 'base.tile.broomChamber',
    scores(player) {
      const people = player.dwarfs.length;
      return { count: people, points: people >= 6 ? 10 : people === 5 ? 5 : 0 };
    },
  },
  {
    id: 'treasureChamber',
    rule: 'base.tile.treasureChamber',
    scores: (player) => bonus(player.goods.ruby + asGood(player, 'gemfruit')),
  },
  {
    id: 'foodChamber',
    rule: 'base.tile.foodChamber',
    scores: (player) =>
      bonus(
        Math.min(allCrops(player, 'grain'), allCrops(player, 'vegetable') + asGood(player, 'mushroom')),
        2,
      ),
  },
  {
    id: 'prayerChamber',
    rule: 'base.tile.prayerChamber',
    scores: (player) => ({ count: armed(player), points: armed(player) === 0 ? 8 : 0 }),
  },
  { id: 'writingChamber', rule: 'base.tile.writingChamber', cancelsLosses: 7 },
  {
    id: 'fodderChamber',
    rule: 'base.tile.fodderChamber',
    scores: (player) => ({ count: farmAnimals(player), points: Math.floor(farmAnimals(player) / 3) }),
  },
];
