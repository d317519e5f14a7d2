// The 32 furnishing tiles of The Forgotten Folk (folk.tile.*): what is printed on them.

import type { Provenanced } from '../../data/provenance.ts';
import type { Tile } from '../../data/tiles.ts';
import type { Timing } from '../../data/timings.ts';
import type { Bundle } from '../../state/goods.ts';

const SITES = ['cavern', 'meadow', 'field'] as const;

export interface FolkTile
  extends Provenanced<'price' | 'points' | 'replaces' | 'site' | 'effect' | 'colour'> {
  id: string;
  folk: string;
  colour: Tile['colour'];
  /** What it is built on. */
  site: (typeof SITES)[number];
  price: Bundle;
  points: number;
  starred: boolean;
  /** The base tile it takes the place of; unknown for one of them. */
  replaces: string | null;
  room?: { person?: number; goblin?: number };
  timing: readonly (Timing | 'harvestStart' | 'breeding')[];
  /** Its text is not known; never offered unless an owner of the box fills it in. */
  incomplete?: true;
}

/** In the order of the tile: the folk, the colour of the name tag, the tile and the one it replaces, price and points. */
const tile = (
  folk: string,
  colour: FolkTile['colour'],
  id: string,
  replaces: string | null,
  price: Bundle,
  points: number,
  timing: FolkTile['timing'],
  more: Partial<FolkTile> = {},
): FolkTile => ({
  id,
  folk,
  colour,
  site: 'cavern',
  price,
  points,
  starred: false,
  replaces,
  timing,
  provenance: 'stated',
  ...more,
  // The colours are lost, and where a tile is built is said only for those outside the mountain.
  except: { ...(more.site ? {} : { site: 'reconstructed' }), colour: 'reconstructed', ...more.except },
});

export const FOLK_TILES: readonly FolkTile[] = [
  tile('caveGoblins', 'green', 'forgottenCave', 'woodSupplier', { grain: 1 }, 0, ['immediate']),
  tile('caveGoblins', 'green', 'kennels', 'workRoom', { wood: 1 }, 0, ['breeding']),
  tile('caveGoblins', 'green', 'guardDogSchool', 'dogSchool', { wood: 1 }, 1, ['triggered']),
  tile('caveGoblins', 'yellow', 'menagerie', 'broomChamber', { wood: 4, stone: 2 }, 0, ['scoring'], {
    starred: true,
  }),
  tile('darkElves', 'yellow', 'charcoalStorage', null, {}, 0, ['harvestStart'], {
    incomplete: true,
    except: { price: 'missing', points: 'missing', replaces: 'missing', effect: 'missing' },
  }),
  tile('darkElves', 'yellow', 'archeryRange', 'prayerChamber', { wood: 2 }, 0, ['scoring'], {
    site: 'meadow',
    starred: true,
  }),
  tile('darkElves', 'yellow', 'boneCarver', 'huntingParlor', { wood: 2, stone: 2 }, 2, ['harvestStart']),
  tile('darkElves', 'green', 'mushroomCave', 'quarry', { stone: 2 }, 1, ['immediate']),
  tile('elves', 'yellow', 'birdHide', 'writingChamber', { wood: 3, stone: 1 }, 0, ['immediate', 'scoring'], {
    site: 'meadow',
    starred: true,
  }),
  tile('elves', 'green', 'elvenMarket', 'carpenter', { wood: 3, stone: 2 }, 3, ['anytimeBeforeScoring']),
  tile('elves', 'green', 'feedingRoom', 'officeRoom', { wood: 3, stone: 1 }, 0, ['breeding']),
  tile('elves', 'green', 'huntersHut', 'workingCave', { wood: 2 }, 2, ['harvestStart'], { site: 'meadow' }),
  tile('humans', 'yellow', 'manureHeap', 'blacksmithingParlor', { wood: 2 }, 0, ['immediate', 'scoring'], {
    site: 'field',
    starred: true,
  }),
  tile('humans', 'green', 'scarecrow', 'rubySupplier', { wood: 1, grain: 1 }, 1, ['triggered'], {
    site: 'field',
  }),
  tile('humans', 'yellow', 'meadParlor', 'milkingParlor', { wood: 1, stone: 2 }, 2, ['harvestStart']),
  tile('humans', 'yellow', 'silageBin', 'weaponStorage', { wood: 3 }, 0, ['immediate', 'scoring'], {
    site: 'meadow',
    starred: true,
  }),
  tile('mountainDwarves', 'yellow', 'concertOrgan', 'fodderChamber', { stone: 2, ore: 4 }, 0, [
    'harvestStart',
  ]),
  tile(
    'mountainDwarves',
    'orange',
    'overseersDwelling',
    'simpleDwelling33',
    { wood: 4, stone: 4 },
    3,
    ['immediate'],
    { room: { person: 1 } },
  ),
  tile(
    'mountainDwarves',
    'yellow',
    'miningOffice',
    'oreStorage',
    { wood: 2, stone: 2 },
    0,
    ['immediate', 'scoring'],
    { starred: true },
  ),
  tile('mountainDwarves', 'green', 'trainingRoom', 'blacksmith', { stone: 1 }, 1, ['triggered'], {
    except: { effect: 'reconstructed' },
  }),
  tile('paleOnes', 'green', 'mysticsHut', 'builder', { wood: 2, stone: 1 }, 0, ['immediate']),
  tile('paleOnes', 'green', 'sheepDogSchool', 'cuddleRoom', { wood: 1, stone: 1 }, 1, ['passive']),
  tile('paleOnes', 'yellow', 'schnappsParlor', 'beerParlor', { wood: 3, stone: 2 }, 2, [
    'anytimeBeforeScoring',
  ]),
  tile('paleOnes', 'yellow', 'sheepMarket', 'weavingParlor', { wood: 3, stone: 2 }, 2, [
    'anytimeBeforeScoring',
  ]),
  tile('silicoids', 'green', 'jeweler', 'miner', { wood: 2, stone: 2 }, 2, ['anytimeBeforeScoring']),
  tile('silicoids', 'green', 'stoneTrader', 'stoneSupplier', { wood: 1 }, 2, ['harvestStart']),
  tile('silicoids', 'green', 'quarryingRoom', 'stoneCarver', { wood: 1 }, 1, ['triggered']),
  tile('silicoids', 'green', 'waterTroughs', 'breakfastRoom', { stone: 3 }, 2, ['passive'], {
    site: 'meadow',
  }),
  tile('trolls', 'green', 'boneCrusher', 'slaughteringCave', { wood: 1, stone: 1 }, 2, [
    'anytimeBeforeScoring',
  ]),
  tile('trolls', 'green', 'explorersCave', 'peacefulCave', { wood: 1 }, 2, ['triggered']),
  tile('trolls', 'yellow', 'candleMaker', 'stateParlor', { wood: 2, stone: 2 }, 1, ['triggered']),
  tile(
    'trolls',
    'orange',
    'goblinDwelling',
    'simpleDwelling42',
    { wood: 4, vegetable: 1 },
    0,
    ['immediate'],
    { room: { goblin: 1 } },
  ),
];
