// The 28 rewards of the reward board (fiends.reward.*): four on each long strip, one per column.

import type { Provenanced } from '../../data/provenance.ts';
import type { Bundle } from '../../state/goods.ts';

const ORCS = ['A', 'B', 'C', 'D'] as const;
export type OrcLetter = (typeof ORCS)[number];

type RewardEffect =
  | { does: 'gain'; goods: Bundle }
  /** An expedition with the strength marker of the beaten orc: no fight, no growth. */
  | { does: 'expedition'; level: number }
  | { does: 'restockMines'; oreMines: number; ore: number; rubyMines: number; ruby: number }
  /** Furnish a dwelling, then family growth, each optional. */
  | { does: 'dwellingThenGrowth' }
  | { does: 'useSpace'; which: 'occupied' | 'unoccupied' }
  /** Arms one unarmed dwarf, placed or not. */
  | { does: 'equip'; strength: number }
  | { does: 'forgiveBegging'; markers: number; gold: number }
  | { does: 'freeTrap' }
  /** Turns any amount of one building material into another. */
  | { does: 'swapMaterial' }
  /** Puts the additional orc into an empty dwelling for orcs. */
  | { does: 'additionalOrc' }
  | { does: 'foodPerHead'; adult: number; newborn: number; friendlyOrc: number };

/** A strip of the reward board with one reward in each column. */
export type LongStripId = `L${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

interface RewardFacts extends Provenanced<'strip'> {
  strip: LongStripId;
  column: 1 | 2 | 3 | 4;
  effect: RewardEffect;
}

/** fiends.rewardBoard.columns: which orcs, once beaten, open which column. */
export const COLUMN_ORCS: Record<RewardFacts['column'], readonly OrcLetter[]> = {
  1: ['A', 'B', 'C', 'D'],
  2: ['B', 'C', 'D'],
  3: ['C', 'D'],
  4: ['D'],
};

/** Both books print L3 twice; the second must be L4 (fiends.diff.stripFour). */
const L4 = { strip: 'derived' } as const;

const PRINTED = [
  {
    id: 'farmer',
    strip: 'L1',
    column: 1,
    effect: { does: 'gain', goods: { food: 3 } },
    provenance: 'stated',
  },
  {
    id: 'shepherd',
    strip: 'L1',
    column: 2,
    effect: { does: 'gain', goods: { sheep: 2 } },
    provenance: 'stated',
  },
  {
    id: 'seasonalWorker',
    strip: 'L1',
    column: 3,
    effect: { does: 'gain', goods: { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 } },
    provenance: 'stated',
  },
  { id: 'mercenary', strip: 'L1', column: 4, effect: { does: 'expedition', level: 4 }, provenance: 'stated' },
  {
    id: 'woodcutter',
    strip: 'L2',
    column: 1,
    effect: { does: 'gain', goods: { wood: 3 } },
    provenance: 'stated',
  },
  {
    id: 'pigFarmer',
    strip: 'L2',
    column: 2,
    effect: { does: 'gain', goods: { wildBoar: 2 } },
    provenance: 'stated',
  },
  {
    id: 'foreman',
    strip: 'L2',
    column: 3,
    effect: { does: 'restockMines', oreMines: 2, ore: 2, rubyMines: 2, ruby: 1 },
    provenance: 'stated',
  },
  { id: 'casanova', strip: 'L2', column: 4, effect: { does: 'dwellingThenGrowth' }, provenance: 'stated' },
  {
    id: 'stonemason',
    strip: 'L3',
    column: 1,
    effect: { does: 'gain', goods: { stone: 3 } },
    provenance: 'stated',
  },
  {
    id: 'cowherd',
    strip: 'L3',
    column: 2,
    effect: { does: 'gain', goods: { cattle: 1 } },
    provenance: 'stated',
  },
  { id: 'soldier', strip: 'L3', column: 3, effect: { does: 'expedition', level: 3 }, provenance: 'stated' },
  {
    id: 'counterfeiter',
    strip: 'L3',
    column: 4,
    effect: { does: 'useSpace', which: 'occupied' },
    provenance: 'stated',
  },
  {
    id: 'oreMiner',
    strip: 'L4',
    column: 1,
    effect: { does: 'gain', goods: { ore: 3 } },
    provenance: 'stated',
    except: L4,
  },
  {
    id: 'merchant',
    strip: 'L4',
    column: 2,
    effect: { does: 'gain', goods: { grain: 1, vegetable: 1 } },
    provenance: 'stated',
    except: L4,
  },
  {
    id: 'outfitter',
    strip: 'L4',
    column: 3,
    effect: { does: 'equip', strength: 5 },
    provenance: 'stated',
    except: L4,
  },
  {
    id: 'herald',
    strip: 'L4',
    column: 4,
    effect: { does: 'useSpace', which: 'unoccupied' },
    provenance: 'stated',
    except: L4,
  },
  {
    id: 'goldsmith',
    strip: 'L5',
    column: 1,
    effect: { does: 'gain', goods: { gold: 2 } },
    provenance: 'stated',
  },
  {
    id: 'jeweler',
    strip: 'L5',
    column: 2,
    effect: { does: 'gain', goods: { ruby: 1 } },
    provenance: 'stated',
  },
  {
    id: 'beggarKing',
    strip: 'L5',
    column: 3,
    effect: { does: 'forgiveBegging', markers: 1, gold: 3 },
    provenance: 'stated',
  },
  { id: 'trapper', strip: 'L5', column: 4, effect: { does: 'freeTrap' }, provenance: 'stated' },
  {
    id: 'packMule',
    strip: 'L6',
    column: 1,
    effect: { does: 'gain', goods: { donkey: 1 } },
    provenance: 'stated',
  },
  {
    id: 'grocer',
    strip: 'L6',
    column: 2,
    effect: { does: 'gain', goods: { gold: 2, food: 1 } },
    provenance: 'stated',
  },
  { id: 'masterTrader', strip: 'L6', column: 3, effect: { does: 'swapMaterial' }, provenance: 'stated' },
  {
    id: 'breeder',
    strip: 'L6',
    column: 4,
    effect: { does: 'gain', goods: { sheep: 1, donkey: 1, wildBoar: 1, cattle: 1, dog: 1 } },
    provenance: 'stated',
  },
  { id: 'strays', strip: 'L7', column: 1, effect: { does: 'gain', goods: { dog: 2 } }, provenance: 'stated' },
  {
    id: 'scavenger',
    strip: 'L7',
    column: 2,
    effect: { does: 'gain', goods: { wood: 1, stone: 1, ore: 1 } },
    provenance: 'stated',
  },
  { id: 'orcDoctor', strip: 'L7', column: 3, effect: { does: 'additionalOrc' }, provenance: 'stated' },
  {
    id: 'majorContributor',
    strip: 'L7',
    column: 4,
    effect: { does: 'foodPerHead', adult: 2, newborn: 1, friendlyOrc: 1 },
    provenance: 'stated',
  },
] as const satisfies readonly (RewardFacts & { id: string })[];

export type RewardId = (typeof PRINTED)[number]['id'];

export interface Reward extends RewardFacts {
  id: RewardId;
}

export const REWARDS: readonly Reward[] = PRINTED;
