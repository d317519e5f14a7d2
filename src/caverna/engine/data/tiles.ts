// The 48 furnishing tiles and the dwelling printed on every home board (base.tile.*).
// What a tile does is in `powers/`; here is what is printed on it. Source: official appendix part 2.

import type { RuleId } from '../rules/ids.ts';
import { type Price, price } from '../state/goods.ts';
import type { BaseFurnishingId, BaseTileId, FurnishingId, TileId } from '../state/vocabulary.ts';

const COLOURS = ['orange', 'green', 'yellow'] as const;
const GROUPS = ['dwelling', 'special', 'material', 'food', 'parlor', 'storage', 'chamber'] as const;

export interface Tile {
  id: BaseFurnishingId;
  /** Orange tiles are dwellings; yellow ones count for Main storage. */
  colour: (typeof COLOURS)[number];
  group: (typeof GROUPS)[number];
  /** Supply board 1-4; 0 for the printed dwelling. */
  block: 0 | 1 | 2 | 3 | 4;
  price: Price;
  /** Printed points; `starred` tiles print a star instead and score by their effect only. */
  points: number;
  starred: boolean;
  /** Part of the introductory game. */
  intro: boolean;
  unlimited?: true;
  rules: readonly RuleId[];
  provenance: 'appendix' | 'board';
}

type Printed = Pick<Tile, 'colour' | 'group' | 'block'>;
const dwelling: Printed = { colour: 'orange', group: 'dwelling', block: 1 };
const special: Printed = { colour: 'green', group: 'special', block: 1 };
const material: Printed = { colour: 'green', group: 'material', block: 2 };
const food: Printed = { colour: 'green', group: 'food', block: 3 };
const parlor: Printed = { colour: 'yellow', group: 'parlor', block: 3 };
const storage: Printed = { colour: 'yellow', group: 'storage', block: 4 };
const chamber: Printed = { colour: 'yellow', group: 'chamber', block: 4 };

const STAR = 'star';
const FULL_GAME_ONLY = false;
const INTRO = true;

function tile(
  id: BaseTileId,
  printed: Printed,
  cost: Partial<Price>,
  points: number | typeof STAR,
  intro: boolean,
): Tile {
  return {
    id,
    ...printed,
    price: price(cost),
    points: points === STAR ? 0 : points,
    starred: points === STAR,
    intro,
    rules: [`base.tile.${id}`],
    provenance: 'appendix',
  };
}

const LIST: readonly Tile[] = [
  { ...tile('dwelling', dwelling, { wood: 4, stone: 3 }, 3, INTRO), unlimited: true },
  tile('simpleDwelling42', dwelling, { wood: 4, stone: 2 }, 0, INTRO),
  tile('simpleDwelling33', dwelling, { wood: 3, stone: 3 }, 0, INTRO),
  tile('mixedDwelling', dwelling, { wood: 5, stone: 4 }, 4, FULL_GAME_ONLY),
  tile('coupleDwelling', dwelling, { wood: 8, stone: 6 }, 5, FULL_GAME_ONLY),
  tile('additionalDwelling', dwelling, { wood: 4, stone: 3 }, 5, FULL_GAME_ONLY),
  tile('cuddleRoom', special, { wood: 1 }, 2, INTRO),
  tile('breakfastRoom', special, { wood: 1 }, 0, INTRO),
  tile('stubbleRoom', special, { wood: 1, ore: 1 }, 1, INTRO),
  tile('workRoom', special, { stone: 1 }, 2, FULL_GAME_ONLY),
  tile('guestRoom', special, { wood: 1, stone: 1 }, 0, FULL_GAME_ONLY),
  tile('officeRoom', special, { stone: 1 }, 0, FULL_GAME_ONLY),
  tile('carpenter', material, { stone: 1 }, 0, INTRO),
  tile('stoneCarver', material, { wood: 1 }, 1, INTRO),
  tile('blacksmith', material, { wood: 1, stone: 2 }, 3, INTRO),
  tile('miner', material, { wood: 1, stone: 1 }, 3, FULL_GAME_ONLY),
  tile('builder', material, { stone: 1 }, 2, FULL_GAME_ONLY),
  tile('trader', material, { wood: 1 }, 2, FULL_GAME_ONLY),
  tile('woodSupplier', material, { stone: 1 }, 2, INTRO),
  tile('stoneSupplier', material, { wood: 1 }, 1, INTRO),
  tile('rubySupplier', material, { wood: 2, stone: 2 }, 2, INTRO),
  tile('dogSchool', material, {}, 0, FULL_GAME_ONLY),
  tile('quarry', material, { wood: 1 }, 2, FULL_GAME_ONLY),
  tile('seam', material, { wood: 2 }, 1, FULL_GAME_ONLY),
  tile('slaughteringCave', food, { wood: 2, stone: 2 }, 2, INTRO),
  tile('cookingCave', food, { stone: 2 }, 2, INTRO),
  tile('workingCave', food, { wood: 1, stone: 1 }, 2, INTRO),
  tile('miningCave', food, { wood: 3, stone: 2 }, 2, FULL_GAME_ONLY),
  tile('breedingCave', food, { stone: 1, grain: 1 }, 2, FULL_GAME_ONLY),
  tile('peacefulCave', food, { wood: 2, stone: 2 }, 2, FULL_GAME_ONLY),
  tile('weavingParlor', parlor, { wood: 2, stone: 1 }, STAR, INTRO),
  tile('milkingParlor', parlor, { wood: 2, stone: 2 }, STAR, INTRO),
  tile('stateParlor', parlor, { stone: 3, gold: 5 }, STAR, FULL_GAME_ONLY),
  tile('huntingParlor', parlor, { wood: 2 }, 1, INTRO),
  tile('beerParlor', parlor, { wood: 2 }, 3, INTRO),
  tile('blacksmithingParlor', parlor, { ore: 3 }, 2, FULL_GAME_ONLY),
  tile('stoneStorage', storage, { wood: 3, ore: 1 }, STAR, INTRO),
  tile('oreStorage', storage, { wood: 1, stone: 2 }, STAR, INTRO),
  tile('sparePartStorage', storage, { wood: 2 }, 0, FULL_GAME_ONLY),
  tile('mainStorage', storage, { wood: 2, stone: 1 }, STAR, INTRO),
  tile('weaponStorage', storage, { wood: 3, stone: 2 }, STAR, INTRO),
  tile('suppliesStorage', storage, { wood: 1, food: 3 }, STAR, FULL_GAME_ONLY),
  tile('broomChamber', chamber, { wood: 1 }, STAR, FULL_GAME_ONLY),
  tile('treasureChamber', chamber, { wood: 1, stone: 1 }, STAR, INTRO),
  tile('foodChamber', chamber, { wood: 2, vegetable: 2 }, STAR, INTRO),
  tile('prayerChamber', chamber, { wood: 2 }, STAR, FULL_GAME_ONLY),
  tile('writingChamber', chamber, { stone: 2 }, 0, INTRO),
  tile('fodderChamber', chamber, { stone: 1, grain: 2 }, STAR, INTRO),
];

const ENTRY_LEVEL_DWELLING: Tile = {
  id: 'entryLevelDwelling',
  colour: 'orange',
  group: 'dwelling',
  block: 0,
  price: price({}),
  points: 0,
  starred: false,
  intro: true,
  rules: ['base.tile.entryLevelDwelling'],
  provenance: 'board',
};

export const TILES = Object.fromEntries(
  [...LIST, ENTRY_LEVEL_DWELLING].map((entry) => [entry.id, entry]),
) as Record<BaseFurnishingId, Tile>;

/** Trader and Spare part storage cover each other (base.tile.swap). */
export const COVERS: Partial<Record<FurnishingId, TileId>> = {
  trader: 'sparePartStorage',
  sparePartStorage: 'trader',
};
