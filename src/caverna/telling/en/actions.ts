import type { Single, Twin } from '../../engine/index.ts';

const MINES = { oreMine: 'ore', rubyMine: 'ruby' };

/** Phrases for effects, as they stand in "…: take 6 wood and then/or sow". A price of null: free of charge. */
export const actions = {
  take: (goods: string | null): string => `take ${goods ?? 'the goods lying there'}`,
  gain: (goods: string, per?: 'oreMine' | 'rubyMine', rubyMines?: number): string =>
    `gain ${goods}${per ? ` for each of your ${MINES[per]} mines` : ''}${rubyMines ? ` if you have ${rubyMines === 1 ? 'a ruby mine' : `${rubyMines} ruby mines`}` : ''}`,
  token: 'take the starting player token',
  place: (tiles: string[]): string => `place a ${tiles.join(' or ')} tile`,
  twins: {
    meadowField: 'meadow/field',
    cavernTunnel: 'cavern/tunnel',
    cavernCavern: 'cavern/cavern',
  } as Record<Twin, string>,
  single: (tile: string): string => `place a single ${tile}`,
  singles: { meadow: 'meadow', field: 'field', tunnel: 'tunnel', cavern: 'cavern' } as Record<Single, string>,
  oreMine: 'place an ore mine/deep tunnel tile',
  rubyMine: { tunnel: 'place a ruby mine on a tunnel', deepTunnel: 'place a ruby mine on a deep tunnel' },
  fence: (size: 'small' | 'large', price: string | null): string =>
    `build a ${size} pasture ${price ? `for ${price}` : 'free of charge'}`,
  stable: (price: string | null): string => `build a stable ${price ? `for ${price}` : 'free of charge'}`,
  furnish: {
    any: 'furnish a cavern',
    dwellings: 'furnish a dwelling',
    ordinary: 'build an ordinary dwelling',
  },
  sow: 'sow',
  forge: (least: number, most: number): string =>
    `forge a weapon of strength ${least < most ? `${least} to ` : ''}${most}`,
  expedition: (level: number): string => `go on a level ${level} expedition`,
  grow: 'grow the family by one',
  goblin: 'a goblin joins the family',
  imitate: (food: string): string =>
    `${food ? `pay ${food} and use` : 'use'} a space occupied by someone else’s dwarf, except Starting player`,
  market: (prices: string[]): string => `buy at most one of each: ${prices.join(', ')}`,
  priced: (good: string, gold: number): string => `${good} (${gold} gold)`,
  trade: (times: number, pay: string, get: string): string =>
    `up to ${times} times: pay ${pay}, receive ${get}`,
  sharpenAll: 'all your weapons grow by 1',
  breed: (types: number): string => `breed up to ${types} kinds of farm animals`,
  layTrap: 'lay a trap',
  restock: 'restock mines',
  stockMine: (n: number, mine: 'oreMine' | 'rubyMine'): string =>
    `${n} ${MINES[mine]} ${n === 1 ? 'goes' : 'go'} into the new mine`,
  forgeWood: (most: number): string => `carve a club of strength 1 to ${most} from wood`,
  either: 'either ',
  joins: { all: 'and', andOr: 'and/or', andThenOr: 'and then/or', andThen: 'and then', eitherOr: 'or' },
};
