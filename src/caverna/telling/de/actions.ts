import type { actions as en } from '../en/actions.ts';

const MINES = { oreMine: 'Erz', rubyMine: 'Rubin' };

/** Wendungen für Wirkungen, wie in „…: 6 Holz nehmen und danach/oder säen“. Preis null: kostenfrei. */
export const actions: typeof en = {
  take: (goods) => `${goods ?? 'die dort liegenden Waren'} nehmen`,
  gain: (goods, per, rubyMines) =>
    `${goods} erhalten${per ? ` je eigener ${MINES[per]}mine` : ''}${rubyMines ? ` bei mindestens ${rubyMines === 1 ? '1 Rubinmine' : `${rubyMines} Rubinminen`}` : ''}`,
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
  fence: (size, price) =>
    `eine ${size === 'small' ? 'kleine Weide' : 'Doppelweide'} ${price ? `für ${price}` : 'kostenfrei'} bauen`,
  stable: (price) => `einen Stall ${price ? `für ${price}` : 'kostenfrei'} bauen`,
  furnish: {
    any: 'einen Höhlenraum einrichten',
    dwellings: 'eine Wohnhöhle einrichten',
    ordinary: 'eine gewöhnliche Wohnhöhle bauen',
  },
  sow: 'säen',
  forge: (least, most) => `eine Waffe der Stärke ${least < most ? `${least} bis ` : ''}${most} schmieden`,
  expedition: (level) => `einen ${level}er-Streifzug unternehmen`,
  grow: 'Familienzuwachs',
  goblin: 'ein Goblin kommt zur Familie',
  imitate: (food) =>
    `${food ? `${food} zahlen und ` : ''}ein fremd besetztes Feld nutzen, außer Startspieler`,
  market: (prices) => `von jedem höchstens eines kaufen: ${prices.join(', ')}`,
  priced: (good, gold) => `${good} (${gold} Gold)`,
  trade: (times, pay, get) => `bis zu ${times}-mal: ${pay} zahlen, ${get} erhalten`,
  sharpenAll: 'alle eigenen Waffen wachsen um 1',
  breed: (types) => `bis zu ${types} Nutztierarten vermehren`,
  layTrap: 'eine Falle stellen',
  restock: 'Minen aufstocken',
  stockMine: (n, mine) =>
    `${n} ${mine === 'oreMine' ? 'Erz' : n === 1 ? 'Rubin' : 'Rubine'} in die neue Mine legen`,
  forgeWood: (most) => `eine Keule der Stärke 1 bis ${most} aus Holz schnitzen`,
  either: 'entweder ',
  joins: {
    all: 'und',
    andOr: 'und/oder',
    andThenOr: 'und danach/oder',
    andThen: 'und danach',
    eitherOr: 'oder',
  },
};
