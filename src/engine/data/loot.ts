// The 23 loot items (base.loot.*), official appendix part 1.

import type { Effect } from '../effects.ts';
import type { Bundle } from '../goods.ts';
import type { RuleId } from '../rules.ts';
import type { BaseLootId, LootId, PowerId } from '../vocabulary.ts';

export interface Loot {
  id: LootId;
  name: string;
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

const loot = (strength: number, id: BaseLootId, name: string, effect: Effect): Loot => ({
  id,
  name,
  strength,
  effect,
  rules: [`base.loot.${id}`],
  provenance: 'appendix',
});
const gain = (goods: Bundle): Effect => ({ do: 'gain', goods });

export const LOOT: readonly Loot[] = [
  loot(1, 'allWeaponsPlus1', 'all weapons +1', { do: 'sharpenAll' }),
  loot(1, 'dog', '1 dog', gain({ dog: 1 })),
  loot(1, 'wood', '1 wood', gain({ wood: 1 })),
  loot(2, 'sheep', '1 sheep', gain({ sheep: 1 })),
  loot(2, 'grain', '1 grain', gain({ grain: 1 })),
  loot(3, 'donkey', '1 donkey', gain({ donkey: 1 })),
  loot(3, 'stone', '1 stone', gain({ stone: 1 })),
  loot(4, 'vegetable', '1 vegetable', gain({ vegetable: 1 })),
  loot(4, 'ore2', '2 ore', gain({ ore: 2 })),
  loot(5, 'wildBoar', '1 wild boar', gain({ wildBoar: 1 })),
  loot(6, 'gold2', '2 gold', gain({ gold: 2 })),
  loot(7, 'furnishCavern', 'furnish a cavern', { do: 'furnish', only: 'any' }),
  loot(8, 'stable', 'a free stable', { do: 'stable', stone: 0 }),
  loot(9, 'tunnel', 'a single tunnel', { do: 'single', tile: 'tunnel' }),
  loot(9, 'smallPasture', 'a small pasture for 1 wood', { do: 'fence', size: 'small', wood: 1 }),
  loot(10, 'cattle', '1 cattle', gain({ cattle: 1 })),
  loot(10, 'largePasture', 'a large pasture for 2 wood', { do: 'fence', size: 'large', wood: 2 }),
  loot(11, 'meadow', 'a single meadow', { do: 'single', tile: 'meadow' }),
  loot(11, 'dwelling', 'a dwelling for 2 wood and 2 stone', {
    do: 'furnish',
    only: 'ordinary',
    price: { wood: 2, stone: 2 },
  }),
  loot(12, 'field', 'a single field', { do: 'single', tile: 'field' }),
  loot(12, 'sow', 'sow', { do: 'sow', grain: 2, vegetable: 2 }),
  loot(14, 'cavern', 'a single cavern', { do: 'single', tile: 'cavern' }),
  loot(14, 'breed2', 'breed up to 2 types', { do: 'breed', types: 2 }),
];

export const LOOT_BY_ID = Object.fromEntries(LOOT.map((item) => [item.id, item])) as Record<BaseLootId, Loot>;
