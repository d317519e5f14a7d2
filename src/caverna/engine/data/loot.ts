// The 23 loot items (base.loot.*), official appendix part 1.

import type { Effect } from '../actions/effects.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Bundle } from '../state/goods.ts';
import type { BaseLootId, LootId, PowerId } from '../state/vocabulary.ts';

export interface Loot {
  id: LootId;
  /** The least weapon strength that may take it. */
  strength: number;
  effect: Effect;
  /** What follows when the effect has been carried out. */
  afterwards?: Effect;
  /** Only for players with this power. */
  power?: PowerId;
  rules: readonly RuleId[];
  provenance: 'appendix' | 'stated';
}

const loot = (strength: number, id: BaseLootId, effect: Effect): Loot => ({
  id,
  strength,
  effect,
  rules: [`base.loot.${id}`],
  provenance: 'appendix',
});
const gain = (goods: Bundle): Effect => ({ do: 'gain', goods });

export const LOOT: readonly Loot[] = [
  loot(1, 'allWeaponsPlus1', { do: 'sharpenAll' }),
  loot(1, 'dog', gain({ dog: 1 })),
  loot(1, 'wood', gain({ wood: 1 })),
  loot(2, 'sheep', gain({ sheep: 1 })),
  loot(2, 'grain', gain({ grain: 1 })),
  loot(3, 'donkey', gain({ donkey: 1 })),
  loot(3, 'stone', gain({ stone: 1 })),
  loot(4, 'vegetable', gain({ vegetable: 1 })),
  loot(4, 'ore2', gain({ ore: 2 })),
  loot(5, 'wildBoar', gain({ wildBoar: 1 })),
  loot(6, 'gold2', gain({ gold: 2 })),
  loot(7, 'furnishCavern', { do: 'furnish', only: 'any' }),
  loot(8, 'stable', { do: 'stable', stone: 0 }),
  loot(9, 'tunnel', { do: 'single', tile: 'tunnel' }),
  loot(9, 'smallPasture', { do: 'fence', size: 'small', wood: 1 }),
  loot(10, 'cattle', gain({ cattle: 1 })),
  loot(10, 'largePasture', { do: 'fence', size: 'large', wood: 2 }),
  loot(11, 'meadow', { do: 'single', tile: 'meadow' }),
  loot(11, 'dwelling', {
    do: 'furnish',
    only: 'ordinary',
    price: { wood: 2, stone: 2 },
  }),
  loot(12, 'field', { do: 'single', tile: 'field' }),
  loot(12, 'sow', { do: 'sow', grain: 2, vegetable: 2 }),
  loot(14, 'cavern', { do: 'single', tile: 'cavern' }),
  loot(14, 'breed2', { do: 'breed', types: 2 }),
];
