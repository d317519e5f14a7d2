// The words of the game. Everything else in the engine is written with these names.

import { DRAWN_LANDS } from '../../printed/home-board.ts';

/** Goods kept in a player's supply. */
export const SUPPLY = ['wood', 'stone', 'ore', 'gold', 'ruby', 'grain', 'vegetable', 'food'] as const;
export type SupplyGood = (typeof SUPPLY)[number];

export const FARM_ANIMALS = ['sheep', 'donkey', 'wildBoar', 'cattle'] as const;
export type FarmAnimal = (typeof FARM_ANIMALS)[number];

export const ANIMALS = ['dog', ...FARM_ANIMALS] as const;
export type Animal = (typeof ANIMALS)[number];

/** Everything a player can gain or pay. */
export const GOODS = [...SUPPLY, ...ANIMALS] as const;

export const CROPS = ['grain', 'vegetable'] as const;

/** Crops of The Forgotten Folk (folk.crops.*). */
export const NEW_CROPS = ['gemfruit', 'mushroom'] as const;
export type NewCrop = (typeof NEW_CROPS)[number];

export const ALL_CROPS = [...CROPS, ...NEW_CROPS] as const;
export type Crop = (typeof ALL_CROPS)[number];

export const ALL_GOODS = [...GOODS, ...NEW_CROPS] as const;
export type Good = (typeof ALL_GOODS)[number];

export const BUILDING_MATERIALS = ['wood', 'stone', 'ore'] as const;

/** What a square of a home board shows. `off` is a square beyond the edge that carries nothing. */
export const LANDS = [
  ...DRAWN_LANDS,
  'off',
  // Frantic Fiends: a trap in the forest, a cave space in the hands of an orc.
  'trap',
  'occupied',
] as const;
export type Land = (typeof LANDS)[number];

/** Landscape tiles that cover two free squares. */
export const TWINS = ['meadowField', 'cavernTunnel', 'cavernCavern'] as const;
export type Twin = (typeof TWINS)[number];

/** Landscape tiles that cover one free square. */
export const SINGLES = ['meadow', 'field', 'tunnel', 'cavern'] as const;
export type Single = (typeof SINGLES)[number];

export const DWELLING_IDS = [
  'dwelling',
  'simpleDwelling42',
  'simpleDwelling33',
  'mixedDwelling',
  'coupleDwelling',
  'additionalDwelling',
] as const;

/** The 48 furnishing tiles, in the order of the four supply boards. */
export const TILE_IDS = [
  ...DWELLING_IDS,
  'cuddleRoom',
  'breakfastRoom',
  'stubbleRoom',
  'workRoom',
  'guestRoom',
  'officeRoom',
  'carpenter',
  'stoneCarver',
  'blacksmith',
  'miner',
  'builder',
  'trader',
  'woodSupplier',
  'stoneSupplier',
  'rubySupplier',
  'dogSchool',
  'quarry',
  'seam',
  'slaughteringCave',
  'cookingCave',
  'workingCave',
  'miningCave',
  'breedingCave',
  'peacefulCave',
  'weavingParlor',
  'milkingParlor',
  'stateParlor',
  'huntingParlor',
  'beerParlor',
  'blacksmithingParlor',
  'stoneStorage',
  'oreStorage',
  'sparePartStorage',
  'mainStorage',
  'weaponStorage',
  'suppliesStorage',
  'broomChamber',
  'treasureChamber',
  'foodChamber',
  'prayerChamber',
  'writingChamber',
  'fodderChamber',
] as const;
export type BaseTileId = (typeof TILE_IDS)[number];

/** The furnishing tiles of Frantic Fiends. */
export const FIENDS_TILE_IDS = [
  'battleDogSchool',
  'camouflageDwelling',
  'copyDwelling',
  'dogParlor',
  'familyParlor',
  'guestDwelling',
  'offspringDwelling',
  'orcCaptainDwelling',
  'orcDwelling',
  'orcMinerDwelling',
  'orcWorkerDwelling',
  'trapChamber',
  'warriorDwelling',
] as const;
type FiendsTileId = (typeof FIENDS_TILE_IDS)[number];

/** The 32 furnishing tiles of The Forgotten Folk. */
export const FOLK_TILE_IDS = [
  'forgottenCave',
  'kennels',
  'guardDogSchool',
  'menagerie',
  'charcoalStorage',
  'archeryRange',
  'boneCarver',
  'mushroomCave',
  'birdHide',
  'elvenMarket',
  'feedingRoom',
  'huntersHut',
  'manureHeap',
  'scarecrow',
  'meadParlor',
  'silageBin',
  'concertOrgan',
  'overseersDwelling',
  'miningOffice',
  'trainingRoom',
  'mysticsHut',
  'sheepDogSchool',
  'schnappsParlor',
  'sheepMarket',
  'jeweler',
  'stoneTrader',
  'quarryingRoom',
  'waterTroughs',
  'boneCrusher',
  'explorersCave',
  'candleMaker',
  'goblinDwelling',
] as const;
export type FolkTileId = (typeof FOLK_TILE_IDS)[number];

/** Its text is lost: owners of the box say what it is (folk.open.charcoalText). */
export const CHARCOAL = 'charcoalStorage' satisfies FolkTileId;

export type TileId = BaseTileId | FiendsTileId | FolkTileId;

/** A furnishing of the base game: the 48 tiles and the dwelling printed on every home board. */
export type BaseFurnishingId = BaseTileId | 'entryLevelDwelling';

/** A furnishing that can stand on a board. */
export type FurnishingId = TileId | 'entryLevelDwelling';

/** The eight folk; whoever has none plays dwarfs. */
export const FOLK_IDS = [
  'caveGoblins',
  'darkElves',
  'elves',
  'humans',
  'mountainDwarves',
  'paleOnes',
  'silicoids',
  'trolls',
] as const;
export type FolkId = (typeof FOLK_IDS)[number];

/** Whatever has powers: furnishings, folk, and goblins as persons. */
export type PowerId = FurnishingId | FolkId | 'goblin';

const PREPRINTED_IDS = [
  'driftMining',
  'excavation',
  'startingPlayer',
  'imitation',
  'logging',
  'supplies',
  'growth',
  'oreMining',
  'woodGathering',
  'forestExploration',
  'clearing',
  'sustenance',
  'rubyMining',
  'housework',
  'slashAndBurn',
  'stripMining',
  'imitation3p',
  'depot',
  'smallScaleDriftMining',
  'driftMining2',
  'weeklyMarket',
  'imitationLarge',
  'hardwareRental',
  'fenceBuilding',
  'largeDepot',
  'imitation7p',
  'extension',
] as const;

export const CARD_IDS = [
  'blacksmithing',
  'sheepFarming',
  'oreMineConstruction',
  'wishForChildren',
  'urgentWishForChildren',
  'donkeyFarming',
  'rubyMineConstruction',
  'familyLife',
  'oreDelivery',
  'exploration',
  'adventure',
  'oreTrading',
  'rubyDelivery',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const SPACE_IDS = [...PREPRINTED_IDS, ...CARD_IDS] as const;
export type BaseSpaceId = (typeof SPACE_IDS)[number];

/** The action space of Frantic Fiends. */
export const FIENDS_SPACE_IDS = ['armory'] as const;
type FiendsSpaceId = (typeof FIENDS_SPACE_IDS)[number];

export type SpaceId = BaseSpaceId | FiendsSpaceId;

export const LOOT_IDS = [
  'allWeaponsPlus1',
  'dog',
  'wood',
  'sheep',
  'grain',
  'donkey',
  'stone',
  'vegetable',
  'ore2',
  'wildBoar',
  'gold2',
  'furnishCavern',
  'stable',
  'tunnel',
  'smallPasture',
  'cattle',
  'largePasture',
  'meadow',
  'dwelling',
  'field',
  'sow',
  'cavern',
  'breed2',
] as const;
export type BaseLootId = (typeof LOOT_IDS)[number];

/** The loot items of Frantic Fiends. */
export const FIENDS_LOOT_IDS = ['fightOrc', 'layTrap', 'restockMines'] as const;
export type LootId = BaseLootId | 'goblin' | (typeof FIENDS_LOOT_IDS)[number];

export const EXCHANGE_IDS = [
  'ruby.wood',
  'ruby.stone',
  'ruby.ore',
  'ruby.gold',
  'ruby.grain',
  'ruby.vegetable',
  'ruby.dog',
  'ruby.sheep',
  'ruby.donkey',
  'ruby.wildBoar',
  'ruby.cattle',
  'ruby.food',
  'ruby.field',
  'ruby.meadow',
  'ruby.tunnel',
  'ruby.cavern',
  'food.sheep',
  'food.donkey',
  'food.donkeys',
  'food.wildBoar',
  'food.cattle',
  'food.grain',
  'food.vegetable',
  'food.gold',
  'cookingCave',
  'trader',
  'huntingParlor',
  'beerParlor.gold',
  'beerParlor.food',
  'blacksmithingParlor',
  'sparePartStorage',
  'peacefulCave',
] as const;
export type BaseExchangeId = (typeof EXCHANGE_IDS)[number];

/** Exchanges of The Forgotten Folk: the new crops, abilities and tiles. */
const FOLK_EXCHANGE_IDS = [
  'gemfruit.ruby',
  'mushroom.vegetable',
  'elvenMarket',
  'jeweler',
  'schnappsParlor.gold',
  'schnappsParlor.food',
  'sheepMarket',
  'boneCrunchers.dog',
  'boneCrunchers.sheep',
  'boneCrunchers.donkey',
  'boneCrusher.dog',
  'boneCrusher.sheep',
  'boneCrusher.donkey',
] as const;
export type ExchangeId = BaseExchangeId | (typeof FOLK_EXCHANGE_IDS)[number];

export const HARVESTS = [
  'none',
  'full',
  'feed1',
  'fieldOrBreeding',
  'miningAndFeeding',
  'armedFeeding',
] as const;
export type Harvest = (typeof HARVESTS)[number];

export const MARKERS = ['green', 'red', 'orc'] as const;
export type Marker = (typeof MARKERS)[number];

/** The boxes besides the base game. */
export const BOX_IDS = ['folk', 'fiends'] as const;
export type BoxId = (typeof BOX_IDS)[number];

export const TILE_SETS = ['full', 'intro'] as const;
export type TileSet = (typeof TILE_SETS)[number];

/** The steps of one round, in order; `final` and `over` follow the last round. */
export const PHASES = [
  'protect',
  'replenish',
  'work',
  'orcs',
  'harvestStart',
  'choose',
  'field',
  'mining',
  'feed',
  'breed',
  'roundOver',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** At one table, whatever box is played. */
export const MOST_PLAYERS = 7;
