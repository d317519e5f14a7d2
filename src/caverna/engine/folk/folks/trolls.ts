import type { Exchange } from '../../data/exchanges.ts';
import type { RuleId } from '../../rules/ids.ts';
import { price } from '../../state/goods.ts';
import type { FolkDef } from '../def.ts';

const id = 'trolls';

/** Dogs, sheep and donkeys for 2 food each: an ability of Trolls, and a tile for everybody else. */
const crunch = (by: 'boneCrunchers' | 'boneCrusher', power: Exchange['power'], rule: RuleId): Exchange[] =>
  (['dog', 'sheep', 'donkey'] as const).map((animal) => ({
    id: `${by}.${animal}` as const,
    power: power!,
    pay: { [animal]: 1 },
    get: { food: 2 },
    eats: 1,
    rule,
  }));

export const TROLLS: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.trolls.bigClub',
      forges: { least: 4, most: 4, price: () => price({ wood: 2 }) },
    },
    { id, rule: 'folk.ability.trolls.smallBrain', weaponCap: 10 },
    { id, rule: 'folk.ability.trolls.bigSack', extraLoot: 1 },
    {
      id,
      rule: 'folk.ability.trolls.bigAppetite',
      eats: (adults, newborns, special) => ({ food: adults * (special || 3) + newborns, stone: 0 }),
    },
    { id, rule: 'folk.ability.trolls.boneCrunchers' },
    { id, rule: 'folk.ability.trolls.boneCrusher', voids: ['boneCrusher'] },
  ],
  tiles: [
    { id: 'boneCrusher', rule: 'folk.tile.boneCrusher' },
    {
      id: 'explorersCave',
      rule: 'folk.tile.explorersCave',
      printed: (good, amount) => amount * (good === 'food' ? 3 : 2),
    },
    { id: 'candleMaker', rule: 'folk.tile.candleMaker', onPairEaten: { gold: 1 } },
    { id: 'goblinDwelling', rule: 'folk.tile.goblinDwelling', goblinRoom: 1, bringsGoblin: true },
  ],
  exchanges: [
    ...crunch('boneCrunchers', 'trolls', 'folk.ability.trolls.boneCrunchers'),
    ...crunch('boneCrusher', 'boneCrusher', 'folk.tile.boneCrusher'),
  ],
};
