/** Words of Battalia’s tool Draft, in English. */
export const words = {
  title: 'Draft',
  summary:
    'Five rounds of cards, from hand to hand: who picks, where the rest goes, and how likely a card of your faction still comes to you.',
  // What is agreed on
  agree: 'Before you begin',
  players: 'Players',
  who: 'Who sits where, from the start player on, clockwise',
  name: (player: string) => `Name of ${player.toLowerCase()}`,
  factionOf: (player: string) => `Faction: ${player}`,
  extra: 'One more faction whose cards are in the game',
  cards: 'The cards',
  how: 'Who deals them?',
  deals: { table: 'You draw at the table', seed: 'This page deals' },
  tableHint: 'Draw the cards of each round, tell this page which they are, and it says who picks.',
  seedHint: 'This page says which cards lie there. At the end everybody takes theirs from the stacks.',
  seed: 'Seed: the same number deals the same cards',
  anotherSeed: 'Another seed',
  covered: 'Pass the screen from hand to hand, covered in between',
  counted: 'We have counted how many cards of each rank a faction has',
  countedHint:
    'No rulebook at hand says it. Until you have counted, every card is of any faction with the same chance.',
  countHint:
    'A faction has twenty units of four ranks. Five of each are only where counting begins: enter your own.',
  copies: { friman: 'Frimen of a faction', chief: 'Chiefs of a faction', priest: 'Priests of a faction' },
  universal: {
    fanatic: 'Fanatics are in the stacks already',
    unbound: 'The Unbound are in the stacks already',
  },
  universalHint: 'A universal unit that turns up is put aside and replaced before anybody picks.',
  begin: 'Begin the draft',
  // Chances
  chances: 'Will a card of my faction come to me?',
  chancesHint:
    'The chance that at least one card of your own faction is still there when the cards reach you, before anything is dealt.',
  manner: 'What do the others do?',
  manners: { random: 'They keep any card', ownFirst: 'They keep their own first' },
  round: (n: number) => `Round ${n}`,
  rank: { friman: 'Friman', chief: 'Chief', priest: 'Priest' },
  player: 'Player',
  percent: (text: string) => `${text} %`,
  picksAs: (n: number) => (n === 1 ? 'picks first' : `${n - 1} before you`),
  // The rounds
  roundOf: (n: number, all: number) => `Round ${n} of ${all}`,
  dealHeading: (n: number, cards: number, rank: string) => `Round ${n}: draw ${cards} cards, ${rank}`,
  dealHint: 'Tap each card that was drawn. Put universal units aside and draw another card for them.',
  drawn: 'Drawn so far',
  nothingDrawn: 'Nothing yet.',
  add: (faction: string) => `One more: ${faction}`,
  remove: (faction: string) => `Take away: ${faction}`,
  still: (n: number) =>
    n === 0 ? 'All cards are there.' : n === 1 ? 'One card is missing.' : `${n} cards are missing.`,
  lay: 'Lay these cards out',
  handTo: (player: string) => `Hand the screen to ${player}`,
  coverHint: 'Nobody else looks now.',
  uncover: (player: string) => `I am ${player}: show the cards`,
  pickHeading: (player: string) => `${player}, keep one card`,
  keep: (faction: string) => `Keep ${faction}`,
  copiesThere: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  own: 'your faction',
  goesOn: (player: string, way: 'left' | 'right') =>
    way === 'left' ? `The rest goes to the left, to ${player}.` : `The rest goes to the right, to ${player}.`,
  lastOne: (player: string) => `The card that is left goes to ${player}.`,
  yours: 'You have so far',
  all: 'Everybody has so far',
  noCards: 'No cards yet.',
  order: 'Who picks',
  reaches: 'Who will still find a card of their own faction among these?',
  certain: 'for sure',
  impossible: 'no',
  // The end
  done: 'Everybody has ten cards',
  doneHint: 'These are the start decks. Shuffle each and draw six.',
  supply: 'Supply',
  joinNow: 'Fanatics and The Unbound, if you play with them, are shuffled into their stacks now.',
  again: 'Back to what was agreed on',
};

export type DraftWords = typeof words;
