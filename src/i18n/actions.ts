import type { Language } from '../site/languages.ts';

type Twin = 'meadowField' | 'cavernTunnel' | 'cavernCavern';
type Single = 'meadow' | 'field' | 'tunnel' | 'cavern';
type Join = 'all' | 'andOr' | 'andThenOr' | 'andThen' | 'eitherOr';

/** Phrases for the effects of action spaces. */
export interface ActionWords {
  take: string;
  gain(goods: string, per?: 'oreMine' | 'rubyMine', rubyMines?: number): string;
  token: string;
  place(tiles: string[]): string;
  twins: Record<Twin, string>;
  single(tile: string): string;
  singles: Record<Single, string>;
  oreMine: string;
  rubyMine: Record<'tunnel' | 'deepTunnel', string>;
  fence: Record<'small' | 'large', (wood: string) => string>;
  stable(stone: string): string;
  furnish: Record<'any' | 'dwellings' | 'ordinary', string>;
  sow: string;
  forge(most: number): string;
  expedition(level: number): string;
  grow: string;
  goblin: string;
  imitate(food: number): string;
  market(prices: string[]): string;
  priced(good: string, gold: number): string;
  trade(times: number, pay: string, get: string): string;
  sharpenAll: string;
  breed(types: number): string;
  either: string;
  joins: Record<Join, string>;
}

const en: ActionWords = {
  take: 'take the goods lying there',
  gain: (goods, per, rubyMines) =>
    `gain ${goods}${per ? ` for each of your ${per === 'oreMine' ? 'ore' : 'ruby'} mines` : ''}${rubyMines ? ` if you have ${rubyMines === 1 ? 'a ruby mine' : `${rubyMines} ruby mines`}` : ''}`,
  token: 'take the starting player token',
  place: (tiles) => `place a ${tiles.join(' or ')} tile`,
  twins: { meadowField: 'meadow/field', cavernTunnel: 'cavern/tunnel', cavernCavern: 'cavern/cavern' },
  single: (tile) => `place a single ${tile}`,
  singles: { meadow: 'meadow', field: 'field', tunnel: 'tunnel', cavern: 'cavern' },
  oreMine: 'place an ore mine/deep tunnel tile',
  rubyMine: { tunnel: 'place a ruby mine on a tunnel', deepTunnel: 'place a ruby mine on a deep tunnel' },
  fence: {
    small: (wood) => `build a small pasture for ${wood}`,
    large: (wood) => `build a large pasture for ${wood}`,
  },
  stable: (stone) => `build a stable for ${stone}`,
  furnish: {
    any: 'furnish a cavern',
    dwellings: 'furnish a dwelling',
    ordinary: 'build an ordinary dwelling',
  },
  sow: 'sow',
  forge: (most) => `forge a weapon of strength 1 to ${most}`,
  expedition: (level) => `go on a level ${level} expedition`,
  grow: 'grow the family by one',
  goblin: 'a goblin joins the family',
  imitate: (food) =>
    `${food === 0 ? 'use' : `pay ${food} food and use`} a space occupied by someone else’s dwarf, except Starting player`,
  market: (prices) => `buy at most one of each: ${prices.join(', ')}`,
  priced: (good, gold) => `${good} (${gold} gold)`,
  trade: (times, pay, get) => `up to ${times} times: pay ${pay}, receive ${get}`,
  sharpenAll: 'all your weapons grow by 1',
  breed: (types) => `breed up to ${types} kinds of farm animals`,
  either: 'either ',
  joins: { all: 'and', andOr: 'and/or', andThenOr: 'and then/or', andThen: 'and then', eitherOr: 'or' },
};

const de: ActionWords = {
  take: 'die dort liegenden Waren nehmen',
  gain: (goods, per, rubyMines) =>
    `${goods} erhalten${per ? ` je eigener ${per === 'oreMine' ? 'Erzmine' : 'Rubinmine'}` : ''}${rubyMines ? `, wenn du ${rubyMines === 1 ? 'eine Rubinmine' : `${rubyMines} Rubinminen`} hast` : ''}`,
  token: 'die Startspielermarke nehmen',
  place: (tiles) => `ein Plättchen ${tiles.join(' oder ')} legen`,
  twins: {
    meadowField: 'Wiese/Acker',
    cavernTunnel: 'Höhlenraum/Stollen',
    cavernCavern: 'Höhlenraum/Höhlenraum',
  },
  single: (tile) => `${tile} legen`,
  singles: {
    meadow: 'eine einzelne Wiese',
    field: 'einen einzelnen Acker',
    tunnel: 'einen einzelnen Stollen',
    cavern: 'einen einzelnen Höhlenraum',
  },
  oreMine: 'ein Plättchen Erzmine/tiefer Stollen legen',
  rubyMine: {
    tunnel: 'eine Rubinmine auf einen Stollen legen',
    deepTunnel: 'eine Rubinmine auf einen tiefen Stollen legen',
  },
  fence: {
    small: (wood) => `eine kleine Weide für ${wood} bauen`,
    large: (wood) => `eine Doppelweide für ${wood} bauen`,
  },
  stable: (stone) => `einen Stall für ${stone} bauen`,
  furnish: {
    any: 'einen Höhlenraum einrichten',
    dwellings: 'eine Wohnhöhle einrichten',
    ordinary: 'eine gewöhnliche Wohnhöhle bauen',
  },
  sow: 'säen',
  forge: (most) => `eine Waffe der Stärke 1 bis ${most} schmieden`,
  expedition: (level) => `${level}er-Streifzug`,
  grow: 'Familienzuwachs',
  goblin: 'ein Goblin kommt zur Familie',
  imitate: (food) =>
    `${food === 0 ? '' : `${food} Nährwerte zahlen und `}ein fremd besetztes Feld nutzen, außer Startspieler`,
  market: (prices) => `von jedem höchstens eines kaufen: ${prices.join(', ')}`,
  priced: (good, gold) => `${good} (${gold} Gold)`,
  trade: (times, pay, get) => `bis zu ${times}-mal: ${pay} zahlen, ${get} erhalten`,
  sharpenAll: 'alle deine Waffen wachsen um 1',
  breed: (types) => `bis zu ${types} Nutztierarten vermehren`,
  either: 'entweder ',
  joins: {
    all: 'und',
    andOr: 'und/oder',
    andThenOr: 'und danach/oder',
    andThen: 'und danach',
    eitherOr: 'oder',
  },
};

export const actionWords: Record<Language, ActionWords> = { en, de };
