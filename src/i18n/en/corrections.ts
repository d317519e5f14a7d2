import { words as directions } from './directions.ts';

// The words of the engine that these words stand for, written out: interface words know no rules.
type Provenance = 'stated' | 'derived' | 'reconstructed' | 'missing';
type CorrectionGroup =
  | 'cards'
  | 'events'
  | 'bribes'
  | 'orcs'
  | 'loot'
  | 'extensions'
  | 'strips'
  | 'milestones'
  | 'points'
  | 'folk'
  | 'charcoal';

/** Words of "My box", in English. */
export const words = {
  title: 'My box',
  summary:
    'The rule books do not print every card, board and marker. Correct what your own box shows; every simulator on this device then uses it.',
  kept: 'Corrections stay on this device.',
  notKept: 'This device does not let us keep anything. Save a file or copy the link before you leave.',
  unreadable: 'Some of what was kept here cannot be read. It is not used, and nothing of it is thrown away.',
  fetchUnread: 'Save it as a file',
  none: 'Nothing corrected yet. All values are ours.',
  corrected: (n: number) => (n === 1 ? '1 value corrected' : `${n} values corrected`),
  inGroup: (n: number): string => (n === 0 ? 'as we have it' : `${n} corrected`),

  saveFile: 'Save as a file',
  openFile: 'Open a file',
  copyLink: 'Copy a link',
  copied: 'Link copied',
  copyByHand: 'Copy this link:',
  print: 'Print all values',
  resetAll: 'Back to our values everywhere',
  resetGroup: (group: string) => `${group}: back to our values`,
  resetOne: (value: string) => `Back to ${value}`,
  undo: 'Take that back',
  wasReset: 'Our values are back.',
  wasOpened: (n: number) => (n === 1 ? 'Opened: 1 correction.' : `Opened: ${n} corrections.`),
  offered: (n: number) =>
    `This link brings ${n === 1 ? '1 correction' : `${n} corrections`}. Yours stay until you take them over.`,
  takeOver: 'Use the corrections of the link',
  keepMine: 'Keep mine',

  troubles: {
    file: 'This file is not a box saved here. Nothing was changed.',
    truncated: 'The end of this link is missing. Nothing was changed.',
    damaged: 'This link is damaged. Nothing was changed.',
    tooLarge: 'This link is too long to be a box. Nothing was changed.',
    otherKind: 'This link leads to something else, not to a box. Nothing was changed.',
    newerVersion:
      'This link was made by a newer version of this page. Reload, then try again. Nothing was changed.',
    olderVersion: 'This link is too old to be read. Nothing was changed.',
  },
  badValue: {
    shape: 'It does not hold corrections at all. Nothing was changed.',
    unknown: (field: string) => `It corrects something that does not exist: ${field}. Nothing was changed.`,
    fixed: (field: string) =>
      `The rule book states this value, so it cannot be another: ${field}. Nothing was changed.`,
    value: (field: string) => `It gives a value that cannot be: ${field}. Nothing was changed.`,
    twice: (field: string) => `It shows a tile on two pieces: ${field}. Nothing was changed.`,
  },

  ours: 'ours',
  yours: 'yours',
  sources: {
    stated: 'printed in the rule book',
    derived: 'follows from the rule book',
    reconstructed: 'our guess',
    missing: 'unknown',
  } as Record<Provenance, string>,
  legend: 'Where a value comes from',

  groups: {
    cards: 'Movement cards',
    events: 'Orc event boards',
    bribes: 'Bribe markers',
    orcs: 'Orc markers',
    loot: 'Loot',
    extensions: 'Supply board',
    strips: 'Short reward strips',
    milestones: 'Milestones',
    points: 'Printed points',
    folk: 'The Forgotten Folk',
    charcoal: 'Charcoal Storage',
  } as Record<CorrectionGroup, string>,
  hints: {
    cards: '27 cards in three decks. The numbers are ours: use them in any order.',
    events: 'Which deck each orc draws from, and what a push costs.',
    bribes: 'The goods on the six markers, four of which lie on the boards.',
    orcs: 'The gold on the back of each marker.',
    loot: 'The weapon that each new item needs.',
    extensions:
      'The middle row of the base. Each extension is a column: a dwelling, another tile, a trap. A tile chosen twice changes places.',
    strips: 'Two yellow tiles each. A tile chosen twice changes places.',
    milestones: 'What the solo campaign asks for, and the points it takes off the price of bonuses.',
    points: 'The number on the coin of each new tile.',
    folk: 'How much Training Room adds, and the colour behind the names: yellow tiles count for Main storage.',
    charcoal:
      'Its text has not reached us, so nobody can build it. If you own the tile, put its text together here, and it joins the tiles of the Dark Elves.',
  } as Record<CorrectionGroup, string>,

  card: (id: string) => `Card ${id}`,
  step: (n: number) => `Step ${n}`,
  orcD: 'Orc D appears',
  symbols: { left: 'left', middle: 'in the middle', right: 'right' } as Record<string, string>,
  ways: directions,
  deck: (n: number) => `Deck ${n}`,
  deckName: (n: number) => (n === 1 ? 'Deck 1: one step' : `Deck ${n}: ${n === 2 ? 'two' : 'three'} steps`),
  event: (n: string) => `Event ${n}`,
  orc: (letter: string) => `Orc ${letter}`,
  orcDraws: (letter: string) => `Orc ${letter} draws from`,
  pushGood: 'A push costs',
  pushNumber: 'How much of it',
  bribe: (n: string) => `Marker ${n}`,
  gold: (letter: string) => `Gold for Orc ${letter}`,
  strength: (item: string) => `${item}: strength`,
  extension: (id: string) => `Extension ${id}`,
  supplyBase: 'Supply board base, middle row',
  dwelling: 'Dwelling',
  tile: 'Other tile',
  trap: 'Trap',
  strip: (id: string) => `Strip ${id}`,
  place: (n: string): string => ['First tile', 'Second tile', 'Third tile'][Number(n) - 1]!,
  milestone: (card: string, side: string) => `Card ${card}, side ${side}`,
  needs: 'Asks for',
  atLeast: 'How many',
  discount: 'Points off',
  needed: {
    dwarves: 'dwarfs',
    friendlyOrcs: 'friendly orcs',
    unusedSpaces: 'unused spaces at most',
  } as Record<string, string>,
  pointsOf: (tile: string) => `${tile}: points`,
  trainingRoom: 'Training Room adds to the weapon',
  colourOf: (tile: string) => tile,
  colours: { green: 'green', yellow: 'yellow' } as Record<string, string>,

  charcoal: {
    known: 'I own the tile and know its text',
    yes: 'yes, it can be built',
    no: 'no, it stays in the box',
    cost: 'Price and points',
    price: (good: string) => `Price: ${good}`,
    points: 'Points',
    replaces: 'Takes the place of',
    nothing: 'no tile',
    built: 'When it is built',
    harvest: 'At the start of each harvest',
    trade: 'A trade at the start of each harvest',
    score: 'At the end of the game',
    builtN: 'You gain',
    builtGood: 'of',
    harvestN: 'You gain',
    harvestGood: 'of',
    harvestPer: 'for',
    harvestEach: 'every',
    once: 'once',
    tradeTimes: 'How often',
    tradePay: 'You pay',
    tradePayN: 'how many',
    tradeGet: 'You get',
    tradeGetN: 'how many',
    scorePoints: 'Points',
    scorePer: 'for',
    scoreEach: 'every',
    never: 'never',
    nothingGained: 'nothing',
    says: {
      every: (n: number, what: string): string =>
        n === 1 ? `each of your ${what}` : `every ${n} of your ${what}`,
      built: (goods: string) => `When you build it, you gain ${goods}.`,
      harvest: (goods: string, per: string | null) =>
        `At the start of each harvest you gain ${goods}${per ? ` for ${per}` : ''}.`,
      trade: (times: number, pay: string, get: string) =>
        `At the start of each harvest you may trade ${pay} for ${get}${times === 1 ? '' : `, up to ${times} times`}.`,
      score: (points: number, per: string) =>
        `At the end: ${points === 1 ? '1 point' : `${points} points`} for ${per}.`,
      nothing: 'It does nothing so far.',
    },
  },
  counted: {
    person: 'people',
    emptyCavern: 'empty caverns',
    furnishing: 'furnishing tiles',
  } as Record<string, string>,
  sheet: 'Values of my box',
  yourMark: '✎ marks what you have corrected.',
};

export type CorrectionWords = typeof words;
