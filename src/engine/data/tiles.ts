// The 48 furnishing tiles and the dwelling printed on every home board (base.tile.*).
// What a tile does is in `powers/`; here is what is printed on it. Source: official appendix part 2.

import { type Price, price } from '../goods.ts';
import type { RuleId } from '../rules.ts';
import type { BaseTileId, FurnishingId, TileId } from '../vocabulary.ts';

export const COLOURS = ['orange', 'green', 'yellow'] as const;
export const TIMINGS = [
  'immediate',
  'passive',
  'triggered',
  'roundStart',
  'feeding',
  'anytime',
  'anytimeBeforeScoring',
  'scoring',
] as const;
export const GROUPS = ['dwelling', 'special', 'material', 'food', 'parlor', 'storage', 'chamber'] as const;

export interface Tile {
  id: FurnishingId;
  name: string;
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
  timing: readonly (typeof TIMINGS)[number][];
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
  name: string,
  printed: Printed,
  cost: Partial<Price>,
  points: number | typeof STAR,
  intro: boolean,
  ...timing: Tile['timing'][number][]
): Tile {
  return {
    id,
    name,
    ...printed,
    price: price(cost),
    points: points === STAR ? 0 : points,
    starred: points === STAR,
    intro,
    timing,
    rules: [`base.tile.${id}`],
    provenance: 'appendix',
  };
}

const LIST: readonly Tile[] = [
  { ...tile('dwelling', 'Dwelling', dwelling, { wood: 4, stone: 3 }, 3, INTRO, 'passive'), unlimited: true },
  tile(
    'simpleDwelling42',
    'Simple dwelling (4 wood, 2 stone)',
    dwelling,
    { wood: 4, stone: 2 },
    0,
    INTRO,
    'passive',
  ),
  tile(
    'simpleDwelling33',
    'Simple dwelling (3 wood, 3 stone)',
    dwelling,
    { wood: 3, stone: 3 },
    0,
    INTRO,
    'passive',
  ),
  tile('mixedDwelling', 'Mixed dwelling', dwelling, { wood: 5, stone: 4 }, 4, FULL_GAME_ONLY, 'passive'),
  tile('coupleDwelling', 'Couple dwelling', dwelling, { wood: 8, stone: 6 }, 5, FULL_GAME_ONLY, 'passive'),
  tile(
    'additionalDwelling',
    'Additional dwelling',
    dwelling,
    { wood: 4, stone: 3 },
    5,
    FULL_GAME_ONLY,
    'passive',
  ),
  tile('cuddleRoom', 'Cuddle room', special, { wood: 1 }, 2, INTRO, 'passive'),
  tile('breakfastRoom', 'Breakfast room', special, { wood: 1 }, 0, INTRO, 'passive'),
  tile('stubbleRoom', 'Stubble room', special, { wood: 1, ore: 1 }, 1, INTRO, 'passive'),
  tile('workRoom', 'Work room', special, { stone: 1 }, 2, FULL_GAME_ONLY, 'passive'),
  tile('guestRoom', 'Guest room', special, { wood: 1, stone: 1 }, 0, FULL_GAME_ONLY, 'passive'),
  tile('officeRoom', 'Office room', special, { stone: 1 }, 0, FULL_GAME_ONLY, 'passive', 'triggered'),
  tile('carpenter', 'Carpenter', material, { stone: 1 }, 0, INTRO, 'passive'),
  tile('stoneCarver', 'Stone carver', material, { wood: 1 }, 1, INTRO, 'immediate', 'passive'),
  tile('blacksmith', 'Blacksmith', material, { wood: 1, stone: 2 }, 3, INTRO, 'immediate', 'passive'),
  tile('miner', 'Miner', material, { wood: 1, stone: 1 }, 3, FULL_GAME_ONLY, 'roundStart'),
  tile('builder', 'Builder', material, { stone: 1 }, 2, FULL_GAME_ONLY, 'passive'),
  tile('trader', 'Trader', material, { wood: 1 }, 2, FULL_GAME_ONLY, 'anytimeBeforeScoring'),
  tile('woodSupplier', 'Wood supplier', material, { stone: 1 }, 2, INTRO, 'immediate', 'roundStart'),
  tile('stoneSupplier', 'Stone supplier', material, { wood: 1 }, 1, INTRO, 'immediate', 'roundStart'),
  tile('rubySupplier', 'Ruby supplier', material, { wood: 2, stone: 2 }, 2, INTRO, 'immediate', 'roundStart'),
  tile('dogSchool', 'Dog school', material, {}, 0, FULL_GAME_ONLY, 'triggered'),
  tile('quarry', 'Quarry', material, { wood: 1 }, 2, FULL_GAME_ONLY, 'triggered'),
  tile('seam', 'Seam', material, { wood: 2 }, 1, FULL_GAME_ONLY, 'triggered'),
  tile('slaughteringCave', 'Slaughtering cave', food, { wood: 2, stone: 2 }, 2, INTRO, 'passive'),
  tile('cookingCave', 'Cooking cave', food, { stone: 2 }, 2, INTRO, 'anytime'),
  tile('workingCave', 'Working cave', food, { wood: 1, stone: 1 }, 2, INTRO, 'feeding'),
  tile('miningCave', 'Mining cave', food, { wood: 3, stone: 2 }, 2, FULL_GAME_ONLY, 'feeding'),
  tile('breedingCave', 'Breeding cave', food, { stone: 1, grain: 1 }, 2, FULL_GAME_ONLY, 'triggered'),
  tile('peacefulCave', 'Peaceful cave', food, { wood: 2, stone: 2 }, 2, FULL_GAME_ONLY, 'anytime'),
  tile('weavingParlor', 'Weaving parlor', parlor, { wood: 2, stone: 1 }, STAR, INTRO, 'immediate', 'scoring'),
  tile('milkingParlor', 'Milking parlor', parlor, { wood: 2, stone: 2 }, STAR, INTRO, 'immediate', 'scoring'),
  tile(
    'stateParlor',
    'State parlor',
    parlor,
    { stone: 3, gold: 5 },
    STAR,
    FULL_GAME_ONLY,
    'immediate',
    'scoring',
  ),
  tile('huntingParlor', 'Hunting parlor', parlor, { wood: 2 }, 1, INTRO, 'anytimeBeforeScoring'),
  tile('beerParlor', 'Beer parlor', parlor, { wood: 2 }, 3, INTRO, 'anytimeBeforeScoring'),
  tile(
    'blacksmithingParlor',
    'Blacksmithing parlor',
    parlor,
    { ore: 3 },
    2,
    FULL_GAME_ONLY,
    'anytimeBeforeScoring',
  ),
  tile('stoneStorage', 'Stone storage', storage, { wood: 3, ore: 1 }, STAR, INTRO, 'scoring'),
  tile('oreStorage', 'Ore storage', storage, { wood: 1, stone: 2 }, STAR, INTRO, 'scoring'),
  tile(
    'sparePartStorage',
    'Spare part storage',
    storage,
    { wood: 2 },
    0,
    FULL_GAME_ONLY,
    'anytimeBeforeScoring',
  ),
  tile('mainStorage', 'Main storage', storage, { wood: 2, stone: 1 }, STAR, INTRO, 'scoring'),
  tile('weaponStorage', 'Weapon storage', storage, { wood: 3, stone: 2 }, STAR, INTRO, 'scoring'),
  tile('suppliesStorage', 'Supplies storage', storage, { wood: 1, food: 3 }, STAR, FULL_GAME_ONLY, 'scoring'),
  tile('broomChamber', 'Broom chamber', chamber, { wood: 1 }, STAR, FULL_GAME_ONLY, 'scoring'),
  tile('treasureChamber', 'Treasure chamber', chamber, { wood: 1, stone: 1 }, STAR, INTRO, 'scoring'),
  tile('foodChamber', 'Food chamber', chamber, { wood: 2, vegetable: 2 }, STAR, INTRO, 'scoring'),
  tile('prayerChamber', 'Prayer chamber', chamber, { wood: 2 }, STAR, FULL_GAME_ONLY, 'scoring'),
  tile('writingChamber', 'Writing chamber', chamber, { stone: 2 }, 0, INTRO, 'scoring'),
  tile('fodderChamber', 'Fodder chamber', chamber, { stone: 1, grain: 2 }, STAR, INTRO, 'scoring'),
];

const ENTRY_LEVEL_DWELLING: Tile = {
  id: 'entryLevelDwelling',
  name: 'Entry-level dwelling',
  colour: 'orange',
  group: 'dwelling',
  block: 0,
  price: price({}),
  points: 0,
  starred: false,
  intro: true,
  timing: ['passive'],
  rules: ['base.tile.entryLevelDwelling'],
  provenance: 'board',
};

export const TILES = Object.fromEntries(
  [...LIST, ENTRY_LEVEL_DWELLING].map((entry) => [entry.id, entry]),
) as Record<FurnishingId, Tile>;

/** The tiles of every installed box, for the rules; the catalogue above is the base game's alone. */
export const ALL_TILES: Record<FurnishingId, Tile> = { ...TILES };
export const addTiles = (tiles: readonly Tile[]): void => {
  for (const entry of tiles) ALL_TILES[entry.id] = entry;
};

export const isDwelling = (id: FurnishingId): boolean => ALL_TILES[id].colour === 'orange';

/** Trader and Spare part storage cover each other (base.tile.swap). */
export const COVERS: Partial<Record<FurnishingId, TileId>> = {
  trader: 'sparePartStorage',
  sparePartStorage: 'trader',
};
