/** Words of Battalia’s tool Week and checkpoint, in English. */

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const hires = (n: number): string => (n === 1 ? '1 hire' : `${n} hires`);
const weeks = (n: number): string => (n === 1 ? '1 week' : `${n} weeks`);

export const words = {
  title: 'Week and checkpoint',
  summary:
    'Which day it is and whose team plays, what the next count of the decks brings, and how many units to hire until then.',

  // The day
  wheel: (week: number, day: number, days: number) => `Week ${week}, day ${day} of ${days}`,
  checkpointMark: 'Checkpoint at the end of this day',
  turn: (names: string) => `Now playing: ${names}.`,
  endTurn: (next: string) => `End the turn: ${next} next`,
  endLastTurn: 'End the turn: the day is over',
  dusk: 'Every team has had its turn. The day is over.',
  duskLast: 'The week is over. Leave the Oracle as it is: the checkpoint comes first.',
  toDawn: 'Turn the Oracle one step',
  toCheckpoint: (k: number) => `Come to checkpoint ${k}`,
  entering: 'Checkpoint 1: nobody counts yet.',
  enters: (who: string) =>
    `${who} comes in: roll for the gate to stand on. A number that is not in play is rolled again.`,
  nobodyEnters: 'This game has no characters, so nothing happens.',
  characters: { bilkarr: 'Bilkarr', metamorpha: 'Metamorpha' },
  counting: (k: number) =>
    `Checkpoint ${k}: everybody counts the whole deck. Enter the numbers; this is what they bring:`,
  count: 'Count: decide over Queens, Kings and veterans',
  counted: (k: number) => `Checkpoint ${k} is done.`,
  countedHow:
    'New royal cards go into the haven, without supply. Deposed ones go into limbo for good. Turn the veteran markers.',
  endWeek: 'Turn the Oracle back to its start',
  dawn: 'A new day. The Oracle shows it.',
  duties: {
    moveBilkarr: 'Bilkarr takes his two steps.',
    turnPotions: 'Potions that have been drunk turn a quarter.',
    flipPotions: 'Used daily potions go back to their full side.',
    freeCard: 'Workshops in the valleys have a free card again.',
  },
  dawnTool: 'Where Bilkarr goes: the tool Dawn',
  beginDay: (names: string) => `Begin the day: ${names}`,
  elsewhere: 'The game is at another day',
  week: 'Week',
  day: 'Day',

  // Attacks
  attacks: 'Attacks of this turn',
  attacksHow: 'Partners play at the same time. Two of them never fight the same opponent at once.',
  attackFrom: (name: string) => `${name} attacks …`,
  attackOn: (attacker: string, defender: string) => `${attacker} attacks ${defender}`,
  neutral: 'a neutral place',
  busy: (name: string) => `${name} (busy)`,
  fights: (attacker: string, defender: string) => `${attacker} is fighting ${defender}.`,
  fightsNeutral: (attacker: string) => `${attacker} is fighting for a neutral place.`,
  battleOver: (attacker: string) => `${attacker}’s battle is over`,
  attacksUsed: (used: number, most: number) => `${used} of ${most} attacks`,
  refill: 'After a battle the defender draws up to six cards at once.',
  own: 'Partners keep apart: own cards, own cities, own heroes. New roads and cities join an own city.',

  // Decks
  decks: 'Decks',
  ifNow: (k: number) => `If everybody counted for checkpoint ${k} now:`,
  name: (n: number) => `Name of player ${n}`,
  cardsOf: (name: string) => `${name}: cards`,
  addUp: 'Add up the parts',
  parts: {
    hand: 'Hand',
    nation: 'Nation (draw pile)',
    haven: 'Haven (discard pile)',
    ambush: 'Ambush',
    inTents: 'In tents',
    tents: 'Tents themselves',
  },
  partsSum: (parts: string, sum: number) => `${parts} = ${sum}`,
  tentsNot: 'Tents themselves do not count, as agreed below.',
  soFar: 'Queen, King and veterans so far',
  statuses: { queen: 'Queen', king: 'King', veteran: 'Veterans' },
  held: { none: 'not yet', held: 'there', deposed: 'deposed', veteran: 'veterans', fallen: 'fallen' },
  verdicts: {
    gained: 'comes',
    kept: 'stays',
    lost: 'is lost for good',
    regained: 'comes back',
    missed: 'does not come',
    tooLate: 'comes at checkpoint 2 only',
    gone: 'was lost for good',
  },
  veteranVerdicts: {
    gained: 'gained',
    kept: 'stay',
    lost: 'fall',
    regained: 'rise again',
    missed: 'not gained',
    tooLate: 'only at checkpoint 2',
    gone: 'have fallen',
  },
  margin: (margin: number, needed: number) =>
    margin === 0
      ? `just the ${needed} cards needed`
      : margin > 0
        ? `${margin} more than the ${needed} needed`
        : `${-margin} short of ${needed}`,
  deckAfter: (deck: number) => `The deck has ${cards(deck)} afterwards.`,
  thresholds: 'What is needed',

  // Growth
  growth: 'Growth until the next count',
  growthFor: 'Whose deck',
  ledger: 'Plan which cards come and go',
  growthHow: 'Cards that are played, stored, hidden or paid to Bilkarr stay in the deck.',
  timeLeft: (k: number, left: number, days: number) =>
    `Checkpoint ${k} is the next count: ${weeks(left)}, ${days === 1 ? 'this day' : `${days} days`} to go.`,
  groups: {
    hire: 'Hiring',
    storm: 'Storm and fate',
    artefacts: 'Great Artefacts',
    trade: 'Trade and chests',
    valleys: 'Valleys',
    other: 'Everything else',
  },
  planned: (n: number) => (n === 0 ? '' : `${n} planned`),
  action: (name: string, change: string) => `${name} (${change})`,
  actions: {
    hire: 'Hire a unit with its supply',
    hireFanatic: 'Hire a fanatic with two supply',
    fanaticSacrifice: 'Sacrifice a card for a fanatic',
    royalGained: 'Queen or King comes',
    royalLost: 'Queen or King is deposed',
    storm1: 'Storm 1: an artefact',
    storm2: 'Storm 2: a Lord with supply',
    storm2Fanatic: 'Storm 2: a fanatic Lord',
    storm2Unbound: 'Storm 2: a Lord of the Unbound',
    storm11: 'Storm 11: a card out of limbo',
    fate1Copy: 'Fate 1 as a copy',
    fate1Stardust: 'Fate 1 as stardust',
    fate2: 'Fate 2',
    fate3: 'Fate 3',
    pouchSupply: 'Fortuna’s Pouch: a supply card',
    lostScroll: 'Lost Scroll: a card out of limbo',
    artefactForChest: 'Artefact for a chest',
    chestForArtefact: 'Chest for an artefact',
    supplyForStardust: 'Two supply for stardust',
    chestToLimbo: 'Chest into limbo',
    workshop: 'Workshop: a free card',
    passReward: 'Mountain Pass: the reward',
    bridgeHidden: 'Bridge: a hidden Great Artefact',
    bridgePoints: 'Bridge: hand in a Great Artefact',
    bridgeLevels: 'Bridge: a card for two levels',
    bridgeSwap: 'Bridge: swap a Great Artefact',
    otherGain: 'Another card comes',
    otherLoss: 'Another card leaves',
  },
  ledgerSum: (now: number, lines: string, sum: number) => `${cards(now)} now${lines} = ${sum} at the count`,
  ledgerLine: (change: string, name: string, times: number) =>
    ` ${change} (${times === 1 ? name : `${times} × ${name}`})`,
  clearPlan: 'Clear the plan',
  fanaticsLeft: 'Fanatics that can still be hired',
  fewest: 'Fewest hires to each goal',
  goal: (name: string, needed: number) => `${name}: ${needed} cards`,
  reached: 'reached by what is planned',
  missing: (n: number, n2: number) => `${cards(n)} short: ${hires(n2)}`,
  withFanatics: (fanatics: number, ordinary: number) =>
    `or ${hires(fanatics + ordinary)} with ${fanatics === 1 ? '1 fanatic' : `${fanatics} fanatics`} among them`,
  spread: (each: string) => `week by week ${each}`,

  // Clocks
  clocks: 'Clocks',
  clocksHow: (players: number, characters: number, minutes: number) =>
    characters === 0
      ? `30 minutes for each of ${players} players: ${minutes} minutes.`
      : `30 minutes for each of ${players} players and 15 for each of ${characters === 1 ? 'one character' : `${characters} characters`}: ${minutes} minutes.`,
  clocksShare:
    'The book gives the whole only; we share it out by the members of each team. The clock runs in the team’s turn and rests in between.',
  start: 'Let the clock run',
  pause: 'Stop the clock',
  reset: 'All clocks back to zero',
  left: (time: string) => `${time} left`,
  over: (time: string) => `${time} over`,
  running: 'runs',
  minute: '+1 min',
  minuteBack: (names: string) => `+1 min: give a minute back to ${names}`,

  // Cities
  cities: 'Residences and capital',
  residencesOf: (name: string) => `${name}: residences (level 5)`,
  capitalsOf: (name: string) => `${name}: capital (level 6)`,
  queenRaises: 'The Queen can raise a city of level 4.',
  kingRaises: 'The King can raise a residence.',
  capturedCapital: (level: number) => `A captured capital becomes level ${level}.`,
  capturedResidence: (level: number) => `A captured residence becomes level ${level}.`,
  capturedNeutral: (level: number) => `A captured neutral city becomes level ${level}.`,

  // What is agreed on
  agreed: 'What you play',
  players: 'Players',
  sides: 'Sides',
  sideNames: { single: 'everyone for himself', teams: 'teams', trios: 'two teams of three' },
  heroMode: 'Hero mode (with veterans)',
  fanaticsIn: 'Fanatics',
  open: 'Where the rulebook is silent, and one optional rule',
  daysPerWeek: 'Days in a week',
  daysPerWeekWhy: 'No number is printed; the wheel has seven rays.',
  lateGain: 'Later checkpoints can still bring Queen, King and veterans for the first time',
  lateGainWhy: 'The book speaks of the second checkpoint only.',
  veteranRegain: 'Fallen veterans rise again with 26 cards',
  veteranRegainWhy: 'Their marker has two sides; a way back is not described.',
  tentCardCounts: 'The tent card itself counts',
  tentCardCountsWhy: 'The book names the cards in tents.',
  npcFirstMove: 'Bilkarr moves already at the first dawn of week 2',
  npcFirstMoveWhy: 'His first day on the gate lies between two days.',
  trioTwoAttacks: 'The team of three attacks at most twice a turn',
  trioTwoAttacksWhy: 'An optional rule of the book. We count every attack.',
};

export type WeekWords = typeof words;
