// Reward board strips and supply board pieces (fiends.supply.*).

import type { Provenanced } from '../../data/provenance.ts';
import type { TileId } from '../../state/vocabulary.ts';
import type { LongStripId, RewardId } from './rewards.ts';
import type { TrapId } from './traps.ts';

type UpToSeven = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type ShortStripId = `R${UpToSeven}`;
export type ExtensionId = `S${UpToSeven | 8 | 9}`;
/** A piece of the supply or the reward board. */
export type PieceId = ExtensionId | LongStripId | ShortStripId;

interface LongStrip extends Provenanced<'id'> {
  id: LongStripId;
  /** One reward for each of the four columns. */
  rewards: readonly RewardId[];
}
export interface ShortStrip extends Provenanced<'id'> {
  id: ShortStripId;
  /** Two yellow furnishing tiles. */
  tiles: readonly TileId[];
}
export interface Extension extends Provenanced<'id'> {
  id: ExtensionId;
  dwelling: TileId;
  tile: TileId;
  trap: TrapId;
}

/** How many strips of each length are in play, by player count. */
export const STRIPS_BY_PLAYERS: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 5 };

/** The base piece: what is always on offer. Traps have one copy per player. */
export const SUPPLY_BASE = {
  dwellings: ['dwelling', 'orcDwelling', 'warriorDwelling'],
  tiles: ['slaughteringCave', 'woodSupplier', 'stoneSupplier'],
  traps: ['pitfall', 'trapNet', 'steelTrap'],
  provenance: 'derived',
} as const;

export const LONG_STRIPS: readonly LongStrip[] = [
  { id: 'L1', rewards: ['farmer', 'shepherd', 'seasonalWorker', 'mercenary'], provenance: 'stated' },
  { id: 'L2', rewards: ['woodcutter', 'pigFarmer', 'foreman', 'casanova'], provenance: 'stated' },
  { id: 'L3', rewards: ['stonemason', 'cowherd', 'soldier', 'counterfeiter'], provenance: 'stated' },
  {
    id: 'L4',
    rewards: ['oreMiner', 'merchant', 'outfitter', 'herald'],
    provenance: 'stated',
    except: { id: 'derived' },
  },
  { id: 'L5', rewards: ['goldsmith', 'jeweler', 'beggarKing', 'trapper'], provenance: 'stated' },
  { id: 'L6', rewards: ['packMule', 'grocer', 'masterTrader', 'breeder'], provenance: 'stated' },
  { id: 'L7', rewards: ['strays', 'scavenger', 'orcDoctor', 'majorContributor'], provenance: 'stated' },
];

export const SHORT_STRIPS: readonly ShortStrip[] = [
  {
    id: 'R1',
    tiles: ['prayerChamber', 'suppliesStorage'],
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R2',
    tiles: ['treasureChamber', 'oreStorage'],
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R3',
    tiles: ['writingChamber', 'foodChamber'],
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R4',
    tiles: ['stoneStorage', 'sparePartStorage'],
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R5',
    tiles: ['fodderChamber', 'weavingParlor'],
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R6',
    tiles: ['blacksmithingParlor', 'familyParlor'],
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'R7',
    tiles: ['dogParlor', 'trapChamber'],
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
];

export const EXTENSIONS: readonly Extension[] = [
  {
    id: 'S1',
    dwelling: 'orcWorkerDwelling',
    tile: 'cookingCave',
    trap: 'poisonedArrows',
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S2',
    dwelling: 'orcMinerDwelling',
    tile: 'dogSchool',
    trap: 'feedTrap',
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S3',
    dwelling: 'mixedDwelling',
    tile: 'miningCave',
    trap: 'stoneTrap',
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S4',
    dwelling: 'orcCaptainDwelling',
    tile: 'battleDogSchool',
    trap: 'permanentTrap',
    provenance: 'derived',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S5',
    dwelling: 'camouflageDwelling',
    tile: 'miner',
    trap: 'spearTrap',
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S6',
    dwelling: 'copyDwelling',
    tile: 'blacksmith',
    trap: 'bearTrap',
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S7',
    dwelling: 'guestDwelling',
    tile: 'workingCave',
    trap: 'nooseTrap',
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S8',
    dwelling: 'offspringDwelling',
    tile: 'carpenter',
    trap: 'boobyTrap',
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
  {
    id: 'S9',
    dwelling: 'coupleDwelling',
    tile: 'stoneCarver',
    trap: 'rockfall',
    provenance: 'reconstructed',
    except: { id: 'reconstructed' },
  },
];
