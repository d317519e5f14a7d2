/** Words of Battalia’s tool Storm desk, in English. */

const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const words = {
  title: 'Storm desk',
  summary:
    'Every cheapest way to pay a journey through the stormgates, the storm deck, each effect step by step, and the odds of the next one.',

  // Who travels.
  who: 'Who travels',
  hero: 'Hero',
  heroName: (hero: number) => `Hero ${hero + 1}`,
  advanced: 'Advanced game: native terrain costs nothing',
  faction: 'Faction of the hero',
  noFaction: 'Not said',
  table: 'The players at this table',
  players: 'Players',
  onTurn: 'On turn',
  jumped: (heroes: readonly number[]) =>
    `Has jumped in this turn: ${list(heroes.map((hero) => `hero ${hero + 1}`))}.`,
  newTurn: 'Begin a new turn',

  // The way.
  way: 'The way',
  onGate: 'The hero already stands on the first gate',
  before: 'Squares before the first gate',
  nativeBefore: 'Native squares among them',
  from: 'First gate',
  gatesFrom: {
    map: 'These gates lie on the map.',
    factions: 'These are the gates of the factions that play.',
    nowhere:
      'No gates are on the map here, nor has everybody’s faction been said: any of the six may be in play.',
  },
  toMap: 'Tap in my map',
  to: 'Second gate',
  after: 'Squares after the second gate',
  nativeAfter: 'Native squares after it',

  // The hand.
  hand: 'To pay with',
  supply: 'Supply cards',
  horses: 'Horses',
  stardust: 'Stardust',
  free: 'Free steps by an ability',
  freeNote: 'Such as three from Metamorpha in a forest. They pay squares, not the storm.',

  // The price.
  price: 'The price',
  parts: {
    walkTo: (squares: number) => `Way to the gate, ${some(squares, 'square', 'squares')}`,
    firstGate: () => 'First gate',
    secondGate: () => 'Second gate',
    toll: () => 'Toll of the storm',
    walkOn: (squares: number) => `Way on, ${some(squares, 'square', 'squares')}`,
  },
  steps: (steps: number) => some(steps, 'step', 'steps'),
  tollSupply: (toll: number) => `${toll} supply`,
  nativeFree: (native: number) => (native === 1 ? '1 of it native' : `${native} of it native`),
  sum: 'Together',
  sumOf: (steps: number, toll: number) => `${some(steps, 'step', 'steps')} and ${toll} supply for the storm`,
  cards: (supply: number, horses: number, stardust: number) =>
    list([
      ...(horses ? [some(horses, 'horse', 'horses')] : []),
      ...(supply ? [`${supply} supply`] : []),
      ...(stardust ? [`${stardust} stardust`] : []),
    ]) || 'no card',
  ways: (n: number) => (n === 1 ? 'One cheapest way to pay' : `${n} cheapest ways to pay`),
  waysNote:
    'None of their cards can be spared. The journey is one line, so a stardust serves it with both halves.',
  noWay: 'This hand does not pay the journey.',
  left: (left: number) => (left === 0 ? 'no step left' : `${some(left, 'step', 'steps')} left`),
  payAndJump: (cards: string) => `Lay down ${cards} and jump`,
  notEnough: 'Why less, or other cards, will not do',
  onlyCards: (cards: string) => `Only ${cards}:`,
  jumpUnpaid: 'Jump without reckoning the price',

  // After the jump.
  underway: 'The storm answers',
  stop: 'The turn stops here until the effect is done.',
  paid: (cards: string) => `Laid down: ${cards}.`,
  ringMust:
    'This hero has brought a ring to this gate: both rings go back, for an open Great Artefact or a fate card. It goes to the haven.',
  ringMay: 'You may spend your ring of this gate: take a hidden Great Artefact from under it to your haven.',
  drawHere: 'Draw the top effect',
  drawnAtTable: 'Which effect was drawn at the table?',
  carryOut: (effect: number) => `Carry out effect ${effect}`,

  // Effects.
  effect: (effect: number, name: string) => `Effect ${effect}: ${name}`,
  texts: {
    1: 'Take the top card of one open kind of artefact to your hand, for free. If the oracle symbols match for that kind, choose the colour.',
    2: 'Take the top Lord to your hand, for free, with his supply.',
    3: 'Draw the top card of your nation.',
    4: 'Build a road or crossroads for free: the top card of the stack you choose.',
    5: 'Draw the top fate card and carry it out now. What it brings goes to your hand.',
    6: 'Your other hero comes to the gate, whether you have hired him or not.',
    7: 'Swap a city or road card on the board for another of the same exits from its stack. Any colour, not only the top card. Whatever stands on it stays, and Metamorpha comes.',
    8: 'Carry out one of the open effects once more. Effect 2 is never copied.',
    9: 'Promote a unit in your hand by one rank. It returns to your hand, ready to play.',
    10: 'Raise one of your cities by one level.',
    11: 'Take any card out of limbo to your hand. In basic scenarios no second Great Artefact.',
    12: 'Destroy a tent. It and what is stored in it go to its owner’s haven. If no opponent has one, it must be one of your team.',
  } as Readonly<Record<number, string>>,
  erratum: 'The reference sheet says “if not illuminated” here. Read: if the oracle symbols do not match.',
  artefact: 'Kind of artefact',
  lord: 'Who is the top Lord?',
  lords: {
    common: 'A Lord of a faction: 1 supply with him',
    fanatic: 'A fanatic: 2 supply with him',
    unbound: 'One of The Unbound: no supply',
  },
  road: 'Which stack?',
  roads: { road: 'Plain road', crossroads: 'Crossroads' },
  square: 'Square',
  terrain: 'New terrain',
  choose: 'Please choose',
  unit: 'Which unit?',
  becomes: (from: string, to: string) => `${from} → ${to}`,
  level: 'Its level now',
  limbo: 'Which card?',
  tentOf: 'Whose tent?',
  stored: 'Cards stored in it',
  deposed: { queen: 'My Queen lies deposed in limbo', king: 'My King lies deposed in limbo' },
  does: {
    takeArtefact: 'Take the artefact',
    takeLord: 'Take the Lord',
    drawCard: 'Draw the card',
    buildRoad: 'Build the card',
    fetchHero: 'Bring the hero',
    replaceCard: 'Replace the card',
    promote: 'Promote the unit',
    raiseCity: 'Raise the city',
    takeFromLimbo: 'Take the card',
    destroyTent: 'Destroy the tent',
  },
  nothing: 'It cannot be carried out: nothing happens',
  fetchedTo: (hero: number, gate: number) => `Hero ${hero + 1} comes to gate ${gate}.`,
  copyWhich: 'Which open effect?',
  copyNone: 'No open effect can be copied.',
  copying: (effect: number) => `Effect ${effect} is copied by effect 8.`,
  fateWhich: 'Which fate card was drawn?',
  fateHere: 'Draw one here',
  fateHalf: 'What do you take?',
  fates: {
    1: {
      artefact: 'Keep it in your deck as a copy of another player’s Great Artefact',
      stardust: '2 stardust',
    },
    2: { artefact: 'The top Great Artefact of the rest stack', stardust: '1 stardust' },
    3: { artefact: 'Any Great Artefact of the rest stack', stardust: '1 stardust' },
  } as Readonly<Record<number, { artefact: string; stardust: string }>>,
  fateTake: 'Take it and put the fate card away',

  // Done.
  settled: 'The effect is done',
  goOn: (left: number | null) =>
    left === null || left === 0
      ? 'Go on with the turn'
      : `Go on with the turn: ${some(left, 'step', 'steps')} left`,
  deckGrows: (cards: number) => `Your deck grows by ${some(cards, 'card', 'cards')}.`,

  // The deck.
  deck: 'The storm deck',
  where: 'Where is the deck?',
  places: { table: 'On our table', here: 'Shuffled here' },
  reshuffle: 'Shuffle the face-down cards again',
  pile: 'The open pile',
  pileByHand: 'Enter what has been played',
  pileNote: 'Tick what has been played; the others lie face down.',
  openCards: (n: number) => (n === 0 ? 'Nothing has been played.' : `Open: ${n} of 12.`),
  next: (cards: number, each: string, percent: string) =>
    `${some(cards, 'effect is', 'effects are')} face down; each comes next with ${each} (${percent}).`,
  nextShuffled: (each: string, percent: string) =>
    `All twelve are shuffled for the next draw; each comes with ${each} (${percent}).`,

  // Odds.
  odds: 'Hoping for an effect',
  wished: 'Which effects would help?',
  jumps: 'Within how many jumps?',
  chance: (jumps: number) => (jumps === 1 ? 'In the next jump' : `Within ${jumps} jumps`),
  withCopy: 'Counting effect 8 as a copy of it',
  noWish: 'Tick an effect to see how likely it is.',
  how: 'How this comes about',
  round: (cards: number, wanted: number, draws: number, none: string) =>
    `${some(draws, 'draw', 'draws')} from ${some(cards, 'card', 'cards')}, ${wanted} of them wished for: none comes with ${none}.`,
  rounds: 'The chance is 1 less the product of these.',
};

export type StormWords = typeof words;
