// A turn with Metamorpha, as plain data: what its links and drafts hold.

import { isRecord } from '../../table/json.ts';
import {
  DEFAULT_OPTIONS,
  GATES,
  type Gate,
  gatesOn,
  HEROES,
  type Hero,
  isTerrain,
  type Options,
  type Seat,
  type Standing,
  standingOn,
  type Table,
  TERRAINS,
  type Terrain,
  type Use,
  wasUsed,
} from '../engine/index.ts';
import { isCount, isOneOf, readSome } from './reading.ts';

export interface MetamorphaPlan extends Standing {
  /** Gates in play: on one of them she comes in. */
  gates: readonly Gate[];
  options: Pick<Options, 'swapAttracts' | 'discoverAttracts'>;
  /** An ability that has been paid for and is being carried out. */
  pending: Use | null;
}

/** What can be entered; the jungle may bring more. */
export const MOST_HAND = 30;

export const freshMetamorpha = (): MetamorphaPlan => ({
  present: false,
  terrain: null,
  heroes: [null, null],
  uses: [],
  hand: 6,
  amidLine: false,
  gates: [...GATES],
  options: {
    swapAttracts: DEFAULT_OPTIONS.swapAttracts,
    discoverAttracts: DEFAULT_OPTIONS.discoverAttracts,
  },
  pending: null,
});

/** What a table knows of her and a player. */
export const metamorphaAt = (
  table: Table,
  seat: Seat,
  turn: { uses: readonly Use[]; hand: number },
): MetamorphaPlan => ({
  ...freshMetamorpha(),
  ...standingOn(table, seat, turn),
  gates: gatesOn(table.map).map(([gate]) => gate),
  options: {
    swapAttracts: table.agreed.options.swapAttracts,
    discoverAttracts: table.agreed.options.discoverAttracts,
  },
});

const isGround = (value: unknown): value is Terrain | null => value === null || isTerrain(value);

function readUse(value: unknown): Use | null {
  if (!isRecord(value)) return null;
  const { hero, terrain } = value;
  return isOneOf<Hero>(HEROES, hero) && isTerrain(terrain) ? { hero, terrain } : null;
}

function readUses(value: unknown): Use[] | null {
  if (!Array.isArray(value) || value.length > HEROES.length * TERRAINS.length) return null;
  const uses: Use[] = [];
  for (const each of value) {
    const use = readUse(each);
    if (!use || wasUsed(uses, use)) return null;
    uses.push(use);
  }
  return uses;
}

export function readMetamorpha(value: unknown): MetamorphaPlan | null {
  if (!isRecord(value) || !isRecord(value.options) || !Array.isArray(value.heroes)) return null;
  const { present, terrain, hand, amidLine } = value;
  const { swapAttracts, discoverAttracts } = value.options;
  const [first, second] = value.heroes as unknown[];
  const uses = readUses(value.uses);
  const gates = readSome(GATES, value.gates);
  const pending = value.pending === null ? null : readUse(value.pending);
  if (!uses || !gates || (value.pending !== null && !pending)) return null;
  if (typeof present !== 'boolean' || typeof amidLine !== 'boolean') return null;
  if (typeof swapAttracts !== 'boolean' || typeof discoverAttracts !== 'boolean') return null;
  if (!isGround(terrain) || !isGround(first) || !isGround(second) || !isCount(hand, 2 * MOST_HAND))
    return null;
  // What is being carried out has been paid for.
  if (pending && !wasUsed(uses, pending)) return null;
  return {
    present,
    terrain: present ? terrain : null,
    heroes: [first, second],
    uses,
    hand,
    amidLine,
    gates,
    options: { swapAttracts, discoverAttracts },
    pending,
  };
}
