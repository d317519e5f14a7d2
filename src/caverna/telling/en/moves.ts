/** What buttons say. Every phrase names its effect, and its cost where there is one. */
export const moves = {
  free: 'free of charge',
  orc: (id: string): string => (id === 'X' ? 'the additional orc' : `Orc ${id}`),
  dwarf: (n: number): string => `dwarf ${n}`,
  newborn: 'newborn',
  unarmed: 'unarmed',
  weapon: (n: number): string => `weapon ${n}`,
  onSpace: (space: string): string => `on ${space}`,
  atHome: 'not placed yet',
  from: (before: number, after: number): string => `${before} → ${after}`,

  // work
  orcUses: (orc: string, space: string, action: string): string => `${orc} uses ${space}: ${action}`,
  orcCollects: (orc: string, goods: string, space: string): string =>
    `${orc} collects ${goods} from ${space}`,
  promote: (strength: number, price: string | null): string =>
    `${price ? `Pay ${price}: ` : ''}weapon ${strength} goes first${price ? '' : ', free of charge'}`,
  hurry: (price: string): string => `Pay ${price}: an orc goes first`,
  pass: 'No space can be used: rest',
  imitate: (space: string, action: string, price: string): string =>
    `${price ? `Pay ${price}, imitate` : 'Imitate'} ${space}${action ? `: ${action}` : ''}`,
  protect: (price: string, space: string, goods: string): string =>
    `Pay ${price}, keep ${goods} on ${space} from being cleared`,
  visit: (space: string, action: string, who: string): string =>
    `Use ${space}${who ? ` with ${who}` : ''}${action ? `: ${action}` : ''}`,
  second: (text: string): string => `${text} (second time)`,
  stop: {
    act: (space: string): string => `Leave ${space}`,
    sow: 'Sow nothing more',
    loot: 'End the expedition',
    market: 'Buy nothing more',
    trade: 'Trade no more',
    offers: 'No more trades, on with the harvest',
    protect: 'Protect nothing more',
    moment: 'Exchange nothing more',
    drive: 'Buy no donkey',
    shove: 'Push the orc now',
    final: 'Nothing more to exchange: count the points',
    table: 'Leave everything as it is',
    negotiate: (orc: string): string => `Let ${orc} move`,
    stay: (orc: string): string => `Do nothing about ${orc}`,
    hits: 'Forgo the remaining hits',
    equip: 'Arm nobody',
    temper: 'Forge nothing',
    convert: 'Swap nothing',
    may: 'No family growth',
    casanova: 'Leave it at that',
  },

  // land
  on: (what: string, at: string): string => `${what} on ${at}`,
  pair: (a: string, b: string): string => `${a} and ${b}`,
  caverns: (a: string, b: string): string => `caverns on ${a} and ${b}`,
  brings: (goods: string): string => `brings ${goods}`,
  furnish: (tile: string, price: string | null): string =>
    `Furnish the ${tile} ${price ? `for ${price}` : 'free of charge'}`,
  site: (tile: string, at: string): string => `Put the ${tile} on ${at}`,
  sow: (crop: string, at: string): string => `Sow ${crop} on ${at}`,
  lay: (trap: string, at: string, price: string | null): string =>
    `Lay ${trap} on ${at} (${price ?? 'free of charge'})`,
  restock: (mines: string): string => `Restock: ${mines}`,
  into: (goods: string, at: string): string => `${goods} into ${at}`,
  arrange: (stands: string): string => `Animals stand like this: ${stands}`,
  arrangeNone: 'No animal stands on a space',
  drive: (goods: string, at: string): string => `Send a donkey to ${at} (${goods})`,
  lodge: (homes: string): string => `Home of each dwarf: ${homes}`,
  basicTrap: 'Lay a basic trap, free of charge',
  befriend: (orc: string, tile: string, at: string): string => `${orc} moves into the ${tile} on ${at}`,
  occupy: (orc: string, what: string, at: string): string => `${orc} occupies ${at} (${what})`,

  // goods
  pay: (goods: string): string => `Pay ${goods}`,
  payNothing: 'Pay nothing',
  forGoods: (pay: string, get: string): string => `Pay ${pay}: get ${get}`,
  place: (pay: string, tile: string): string => `Pay ${pay}: ${tile}`,
  eat: (animals: string, get: string): string => `Eat ${animals}: get ${get}`,
  tradeWeapon: (who: string, food: string): string => `Hand in the weapon of ${who}: get ${food}`,
  trade: (pay: string, get: string, left: number): string =>
    `Pay ${pay}: get ${get}${left > 1 ? ` (${left} trades left)` : ' (last trade)'}`,
  buy: (good: string, price: string): string => `Buy ${good} for ${price}`,
  drop: (good: string): string => `Give back ${good}`,
  convert: (give: string, get: string): string => `Swap ${give} for ${get}`,
  extra: (good: string): string => `${good} more`,

  // weapons
  forge: (strength: number, price: string | null): string =>
    `Forge a weapon of strength ${strength} (${price ?? 'free of charge'})`,
  carve: (strength: number, price: string): string => `Carve a club of strength ${strength} (${price})`,
  forgeForDog: (strength: number, price: string): string =>
    `Give ${price} for a weapon of strength ${strength}`,
  train: (price: string, weapon: string): string => `Pay ${price}, train: weapon ${weapon}`,
  bring: (goods: string): string => `Bring home ${goods}`,
  equip: (who: string, strength: number): string => `Give ${who} a weapon of strength ${strength}`,
  temper: (price: string, who: string, strength: number): string =>
    `Pay ${price}: ${who} gets a weapon of strength ${strength}`,
  fight: (orc: string, strength: number, dogs: string, weapon: string): string =>
    `Fight ${orc} (strength ${strength}) ${dogs ? `with ${dogs}` : 'without dogs'}: ${weapon}`,
  fightWeapon: (weapon: number, worn: number, after: number): string => {
    if (worn === 0) return `weapon ${weapon} is gone`;
    return `weapon ${weapon}${worn === weapon ? '' : ` → ${worn}`}${after === worn ? '' : `, then ${after}`}`;
  },

  // harvest
  choose: (kept: string, skipped: string): string => `${kept}, no ${skipped}`,
  feed: (meal: string): string => (meal ? `Feed everybody: ${meal}` : 'Nobody has to eat: carry on'),
  serve: (goods: string, goblin: true | undefined, saved: string): string =>
    `Serve ${goblin ? 'a goblin' : 'one of the family'} ${goods}: saves ${saved}`,
  beg: (eaten: string, markers: number): string =>
    `${eaten ? `Eat ${eaten} and take` : 'Take'} ${markers} begging marker${markers === 1 ? '' : 's'}`,
  breed: (animals: string, price: string): string => `${price ? `Pay ${price}: breed` : 'Breed'} ${animals}`,
  breedNone: 'Breed nothing',

  // orcs
  bribe: (price: string, orc: string, before: number, after: number): string =>
    `Bribe ${orc} with ${price}: ${after > 0 ? `strength ${before} → ${after}` : 'it is defeated'}`,
  push: (price: string, orc: string, way: string, where: string): string =>
    `Pay ${price}, push ${orc} ${way} ${where}`,
  ways: {
    U: 'up',
    D: 'down',
    L: 'left',
    R: 'right',
    UL: 'up-left',
    UR: 'up-right',
    DL: 'down-left',
    DR: 'down-right',
  },
  toCave: 'into the cave',
  toSquare: (at: string): string => `to ${at}`,
  toTrap: (at: string, trap: string): string => `to ${at}, onto the ${trap}`,
  hit: (orc: string, before: number, after: number): string =>
    `Hit ${orc}: ${after > 0 ? `strength ${before} → ${after}` : 'it is defeated'}`,
  tribute: (price: string, orc: string, before: number, after: number): string =>
    `Pay ${price}: ${orc} ${after > 0 ? `strength ${before} → ${after}` : 'is defeated'}`,
  hostage: (who: string): string => `Hostage: ${who}`,
  rewardGold: (goods: string): string => `No reward: take ${goods}`,
  reward: (name: string, what: string): string => `${name}: ${what}`,
  rewards: {
    expedition: (level: number, strength: number): string =>
      `level ${level} expedition with strength ${strength}, without a fight`,
    restockMines: 'restock mines',
    dwellingThenGrowth: 'furnish a dwelling, then family growth',
    useOccupied: 'use an occupied space',
    useUnoccupied: 'use an unoccupied space',
    equip: (strength: number): string => `a weapon of strength ${strength} for an unarmed dwarf`,
    forgiveBegging: (markers: number, goods: string): string =>
      `${markers} begging marker less, and ${goods}`,
    freeTrap: 'lay a trap free of charge',
    swapMaterial: 'swap any number of one building material for another',
    additionalOrc: 'the additional orc moves in',
    foodPerHead: (adult: number, newborn: number, orc: number): string =>
      `food: ${adult} for each adult dwarf, ${newborn} for each newborn, ${orc} for each friendly orc`,
  },
};
