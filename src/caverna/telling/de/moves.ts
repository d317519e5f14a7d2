import type { moves as en } from '../en/moves.ts';

/** Was auf Knöpfen steht. Jede Wendung nennt ihre Wirkung und, wo es einen gibt, ihren Preis. */
export const moves: typeof en = {
  free: 'kostenfrei',
  orc: (id) => (id === 'X' ? 'Zusatzork' : `Ork ${id}`),
  dwarf: (n) => `Zwerg ${n}`,
  newborn: 'neugeboren',
  unarmed: 'unbewaffnet',
  weapon: (n) => `Waffe ${n}`,
  onSpace: (space) => `auf „${space}“`,
  atHome: 'noch nicht eingesetzt',
  from: (before, after) => `${before} → ${after}`,

  // Arbeit
  orcUses: (orc, space, action) => `${orc} auf „${space}“ einsetzen: ${action}`,
  orcCollects: (orc, goods, space) => `${orc} auf „${space}“ ${goods} einsammeln lassen`,
  promote: (strength, price) =>
    `${price ? `${price} zahlen: ` : ''}Waffe ${strength} zuerst einsetzen${price ? '' : ', kostenfrei'}`,
  hurry: (price) => `${price} zahlen: zuerst einen Ork einsetzen`,
  pass: 'Kein Aktionsfeld nutzbar: ausruhen',
  imitate: (space, action, price) =>
    `${price ? `${price} zahlen, „${space}“` : `„${space}“`} nachahmen${action ? `: ${action}` : ''}`,
  protect: (price, space, goods) => `${price} zahlen, ${goods} auf „${space}“ liegen lassen`,
  visit: (space, action, who) => `„${space}“ nutzen${who ? ` mit ${who}` : ''}${action ? `: ${action}` : ''}`,
  second: (text) => `${text} (zweites Mal)`,
  stop: {
    act: (space) => `„${space}“ beenden`,
    sow: 'Nichts weiter säen',
    loot: 'Streifzug beenden',
    market: 'Nichts weiter kaufen',
    trade: 'Nicht weiter tauschen',
    offers: 'Nicht weiter tauschen, weiter mit der Erntezeit',
    protect: 'Nichts weiter schützen',
    moment: 'Nichts weiter tauschen',
    drive: 'Keinen Esel kaufen',
    shove: 'Den Ork jetzt schieben',
    final: 'Nichts mehr tauschen: Punkte zählen',
    table: 'Alles so lassen',
    negotiate: (orc) => `${orc} ziehen lassen`,
    stay: (orc) => `Nichts gegen ${orc} unternehmen`,
    hits: 'Auf die übrigen Treffer verzichten',
    equip: 'Niemanden ausrüsten',
    temper: 'Nichts schmieden',
    convert: 'Nichts umtauschen',
    may: 'Kein Familienzuwachs',
    casanova: 'Dabei belassen',
  },

  // Land
  on: (what, at) => `${what} auf ${at}`,
  pair: (a, b) => `${a} und ${b}`,
  caverns: (a, b) => `Höhlenräume auf ${a} und ${b}`,
  brings: (goods) => `bringt ${goods}`,
  furnish: (tile, price) => `${tile} ${price ? `für ${price}` : 'kostenfrei'} einrichten`,
  site: (tile, at) => `${tile} auf ${at} legen`,
  sow: (crop, at) => `${crop} auf ${at} säen`,
  lay: (trap, at, price) => `${trap} auf ${at} stellen (${price ?? 'kostenfrei'})`,
  restock: (mines) => `Aufstocken: ${mines}`,
  into: (goods, at) => `${goods} auf ${at}`,
  arrange: (stands) => `Tiere so aufstellen: ${stands}`,
  arrangeNone: 'Kein Tier auf einem Feld',
  drive: (goods, at) => `Einen Esel nach ${at} schicken (${goods})`,
  lodge: (homes) => `Zuhause der Zwerge: ${homes}`,
  basicTrap: 'Eine Falle des Basis-Ablageplans kostenfrei stellen',
  befriend: (orc, tile, at) => `${orc} zieht auf ${at} ein: ${tile}`,
  occupy: (orc, what, at) => `${orc} besetzt ${at} (${what})`,

  // Waren
  pay: (goods) => `${goods} zahlen`,
  payNothing: 'Nichts zahlen',
  forGoods: (pay, get) => `${pay} zahlen: ${get} erhalten`,
  place: (pay, tile) => `${pay} zahlen: ${tile}`,
  eat: (animals, get) => `${animals} verspeisen: ${get} erhalten`,
  tradeWeapon: (who, food) => `Waffe abgeben (${who}): ${food} erhalten`,
  trade: (pay, get, left) =>
    `${pay} zahlen: ${get} erhalten${left > 1 ? ` (noch ${left}-mal möglich)` : ' (letzter Tausch)'}`,
  buy: (good, price) => `${good} für ${price} kaufen`,
  drop: (good) => `${good} zurücklegen`,
  convert: (give, get) => `${give} gegen ${get} tauschen`,
  extra: (good) => `${good} zusätzlich`,

  // Waffen
  forge: (strength, price) => `Waffe der Stärke ${strength} schmieden (${price ?? 'kostenfrei'})`,
  carve: (strength, price) => `Keule der Stärke ${strength} schnitzen (${price})`,
  forgeForDog: (strength, price) => `${price} für eine Waffe der Stärke ${strength} geben`,
  train: (price, weapon) => `${price} zahlen und üben: Waffe ${weapon}`,
  bring: (goods) => `${goods} mitbringen`,
  equip: (who, strength) => `${who} mit einer Waffe der Stärke ${strength} ausrüsten`,
  temper: (price, who, strength) => `${price} zahlen: Waffe der Stärke ${strength} für ${who}`,
  fight: (orc, strength, dogs, weapon) =>
    `${orc} (Stärke ${strength}) bekämpfen, ${dogs ? `${dogs} einsetzen` : 'ohne Hunde'}: ${weapon}`,
  fightWeapon: (weapon, worn, after) => {
    if (worn === 0) return `Waffe ${weapon} ist verloren`;
    return `Waffe ${weapon}${worn === weapon ? '' : ` → ${worn}`}${after === worn ? '' : `, danach ${after}`}`;
  },

  // Erntezeit
  choose: (kept, skipped) => `${kept}, keine ${skipped}`,
  feed: (meal) => (meal ? `Alle ernähren: ${meal}` : 'Niemand muss essen: weiter'),
  serve: (goods, goblin, saved) =>
    `${goblin ? 'Einen Goblin' : 'Jemanden'} mit ${goods} ernähren: spart ${saved}`,
  beg: (eaten, markers) =>
    `${eaten ? `${eaten} abgeben und ` : ''}${markers} ${markers === 1 ? 'Bettelmarke' : 'Bettelmarken'} nehmen`,
  breed: (animals, price) => `${price ? `${price} zahlen: ` : ''}${animals} vermehren`,
  breedNone: 'Nichts vermehren',

  // Orks
  bribe: (price, orc, before, after) =>
    `${orc} für ${price} bestechen: ${after > 0 ? `Stärke ${before} → ${after}` : 'besiegt'}`,
  push: (price, orc, way, where) => `${price} zahlen, ${orc} ${way} ${where} verdrängen`,
  ways: {
    U: 'nach oben',
    D: 'nach unten',
    L: 'nach links',
    R: 'nach rechts',
    UL: 'nach links oben',
    UR: 'nach rechts oben',
    DL: 'nach links unten',
    DR: 'nach rechts unten',
  },
  toCave: 'in die Höhle',
  toSquare: (at) => `auf ${at}`,
  toTrap: (at, trap) => `auf ${at} (Falle: ${trap})`,
  hit: (orc, before, after) => `${orc} treffen: ${after > 0 ? `Stärke ${before} → ${after}` : 'besiegt'}`,
  tribute: (price, orc, before, after) =>
    `${price} zahlen: ${orc} ${after > 0 ? `Stärke ${before} → ${after}` : 'besiegt'}`,
  hostage: (who) => `Gefangen wird: ${who}`,
  rewardGold: (goods) => `Keine Belohnung: ${goods} nehmen`,
  reward: (name, what) => `${name}: ${what}`,
  rewards: {
    expedition: (level, strength) => `${level}er-Streifzug mit Stärke ${strength}, ohne Kampf`,
    restockMines: 'Minen aufstocken',
    dwellingThenGrowth: 'Wohnhöhle einrichten, danach Familienzuwachs',
    useOccupied: 'ein besetztes Aktionsfeld nutzen',
    useUnoccupied: 'ein unbesetztes Aktionsfeld nutzen',
    equip: (strength) => `eine Waffe der Stärke ${strength} für einen unbewaffneten Zwerg`,
    forgiveBegging: (markers, goods) => `${markers} Bettelmarke abgeben und ${goods} erhalten`,
    freeTrap: 'eine Falle kostenfrei stellen',
    swapMaterial: 'beliebig viel von einem Baustoff gegen einen anderen tauschen',
    additionalOrc: 'der Zusatzork zieht ein',
    foodPerHead: (adult, newborn, orc) =>
      `Nährwerte: ${adult} je erwachsenem Zwerg, ${newborn} je neugeborenem, ${orc} je gutgesinntem Ork`,
  },
};
