/** Words of Battalia’s tool Battle, in English. */

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const sets = (n: number): string => (n === 1 ? '1 set' : `${n} sets`);

export const words = {
  title: 'Battle',
  summary: 'Which cards of a hand are enough, how strong each line is and why, and what Berserker leaves.',
  stages: {
    arming: 'Before the battle',
    berserker: 'Berserker pulls two cards',
    lines: 'Both lines',
    decided: 'The outcome',
  },
  sides: { attack: 'Attacker', defence: 'Defender' },

  // The target
  target: 'What is attacked?',
  targets: {
    neutral: 'Neutral city',
    ruins: 'Ruins',
    city: 'A player’s city',
    centre: 'Centre of a valley',
    building: 'Building of a valley',
    hero: 'A hero',
  },
  level: 'Level of the city',
  centreOwned: 'The centre belongs to a player',
  buildings: 'Buildings of its owner in this valley',
  heroMode: 'We play in hero mode',
  defendsWith: (n: number) => `Without cards it defends with ${n}.`,

  // A side
  cardsOf: 'Whose cards do you add?',
  neutralCards: 'Cards of nobody',
  hand: { attack: 'The attacker’s hand', defence: 'The defender’s hand' },
  add: (card: string) => `Add ${card}`,
  remove: 'Remove: ',
  count: (n: number, most: number) => `${n} of ${most}`,
  noCards: 'No cards yet. Tap a card to add it.',
  unknownHand: 'The defender’s cards, if you know or guess them',
  heroes: 'Heroes in the fight',
  veteran: 'Veteran',
  veterans: { none: 'No', veteran: 'Veteran', fallen: 'Fallen' },
  weaponless: 'From afar without a weapon (Metamorpha on a canyon)',
  works: (potion: string, amount: string) => `${potion} (${amount})`,
  terrain: 'Terrain bonus',
  unseen: 'Strength of a line that is not entered card by card',

  // What the base game decides
  more: 'Heroes, potions, terrain',

  baseGame: 'What the base game decides',
  baseGameNote:
    'We do not have the rulebook of the base game. Enter here what it says: the values that stand here already are our assumptions. Everything else is counted by the rules of The Stormgates.',
  litWeapon: 'What a plain weapon gains while the Oracle lights it',
  moreWeapons: 'More than one weapon may stand in a line',
  equalWins: 'Equal strength is enough for the attacker',
  notKnown: [
    'How much a terrain bonus is.',
    'What a single hero or a defender loses.',
    'Whether heroes without any card still bring morale; here they do, that is our reading.',
    'What other Great Artefacts and plain artefacts do in a battle; here they add nothing.',
  ],
  notKnownTitle: 'Not known to us',
  levels: 'How levels 5 and 6 defend is not printed; here they defend with their level.',

  // Sets
  sets: 'Cards that are enough',
  setsOfDefender: 'Cards that hold',
  needs: (n: number, equal: boolean, tie: string) =>
    `${equal ? `${n} is enough` : `More than ${n} is needed`} ${tie}`,
  tie: (wins: boolean): string =>
    wins
      ? 'if a tie wins for the attacker. The base game decides that; we assume yes.'
      : 'if a tie holds for the defender. The base game decides that; you have set it so.',
  found: (all: number, smallest: number) =>
    all === 0
      ? 'No cards of this hand are enough.'
      : `${sets(all)} of cards ${all === 1 ? 'is' : 'are'} enough; ${smallest} of them ${smallest === 1 ? 'has' : 'have'} no card too many.`,
  best: (n: number) => `The strongest line of this hand has ${n}.`,
  short: (n: number) => `${n} more would be needed.`,
  strongest: 'The strongest line, part by part',
  noLine: 'This hand makes no line: an attack is opened with a weapon.',
  larger: (n: number) => `${n} with more cards than needed`,
  andMore: (n: number) => `… and ${n} more`,
  ofCards: (n: number) => cards(n),
  setStrength: (mine: number, other: number) => `${mine} against ${other}`,
  ways: (n: number) => `can be chosen in ${n} ways`,
  sacrifices: (n: number) => `and ${cards(n)} of the hand into limbo`,
  turning: (units: string) => `the Mask turns ${units}`,
  impure: 'no morale',
  nothingPlayed: 'No card at all',
  playSet: 'Play these',
  playSetLong: (set: string) => `Play these: ${set}`,

  // One more hero
  oneMore: 'With one more hero',
  oneMoreFound: (n: number) =>
    n === 0
      ? 'One more hero opens no further set.'
      : `One more hero opens ${sets(n)} that would not be enough without him.`,
  oneMoreNote: 'A joint attack is announced. If it fails, all its heroes are lost.',
  bothHeroes: 'Both heroes fight already.',
  heroModeOnly: 'Without hero mode only one hero attacks.',

  // Morale
  morale: 'Morale',
  moraleWorth: (each: number, times: number, amount: number) =>
    times > 1
      ? `As long as all battle cards belong together, morale brings ${amount}: ${times} heroes with ${each} each. The first card of another faction loses it, a weapon too.`
      : `As long as all battle cards belong together, morale brings ${amount}. The first card of another faction loses it, a weapon too.`,
  noMorale: 'Without a hero there is no morale to lose.',
  foreign: (card: string, before: number, after: number) =>
    `${card} to the strongest line: ${before} becomes ${after}.`,

  // Strength
  strength: 'Strength',
  part: 'What',
  adds: 'Adds',
  total: 'Together',
  parts: {
    target: (target: string) => target,
    cards: (count: number, card: string) => (count === 1 ? card : `${count} × ${card}`),
    doubled: (count: number, card: string) =>
      count === 1 ? `${card}, doubled` : `${count} × ${card}, doubled`,
    veterans: (count: number) =>
      count === 1 ? 'Veteran: one friman or chief' : `Veteran: ${count} frimen and chiefs`,
    morale: (times: number, each: number) => (times === 1 ? 'Morale' : `Morale: ${times} × ${each}`),
    lost: (factions: string) => `Morale is lost: ${factions}`,
    unseen: 'Line not entered card by card',
    litWeapon: 'Lit weapon',
    terrain: 'Terrain bonus',
  },

  // Berserker
  announce: 'Announce the attack',
  berserk: 'Announce it and drink Berserker',
  leaves: 'What Berserker leaves',
  printedLeft: 'Printed strength left in the hand',
  bestLeft: 'Strongest defence that is left, with all bonuses',
  chance: 'Chance',
  holdsNow: (n: number, before: boolean, chance: string) =>
    `Your strongest line makes him need ${n}. Before Berserker he ${before ? 'reaches' : 'does not reach'} that; afterwards the chance is ${chance}.`,
  pulledWhich: 'Which two cards were pulled?',
  pulledWhichOne: 'Which card was pulled?',
  pulled: (list: string) => `Berserker has pulled: ${list}.`,
  pullThese: 'These were pulled',
  spare: 'Without Berserker',
  pulledChance: (card: string, chance: string) => `${card}: pulled with a chance of ${chance}`,

  // Lines
  inHand: 'In the hand',
  inLine: 'In the line',
  emptyLine: 'No card in the line.',
  emptyHand: 'No battle card left.',
  play: (card: string) => `Play ${card}`,
  takeBack: (card: string) => `Take ${card} back`,
  moraleGone: (amount: number) => `morale −${amount}`,
  maskTurns: 'What the Mask turns',
  maskNothing: 'nobody',
  maskNone: 'In the other line stands nobody whom the Mask could turn.',
  freeze: 'Frost Hand freezes this line',
  attackLeads: (by: number) => `The attacker is ahead by ${by}.`,
  defenceLeads: (by: number) => `The defender is ahead by ${by}.`,
  level0: (tieWins: boolean): string =>
    tieWins
      ? 'Both are equally strong. We assume that a tie wins for the attacker; the base game decides that.'
      : 'Both are equally strong. You have set that a tie holds for the defender; the base game decides that.',
  decide: 'Decide the battle',
  rearm: 'Back to the hands',
  reopen: 'Back to the lines',
  nobodyPlays: 'It belongs to nobody: no cards are played for it.',

  // Outcome
  won: 'The attack succeeds',
  lost: 'The attack fails',
  baseGameLoss: 'What a single hero and the played cards lose is told by the base game.',
  limitNote: 'Beyond your own limit of residences and capital it gets the next lower level.',

  // Open points
  options: {
    moralePerHero: 'Does each hero bring his own morale bonus?',
    fanaticVeteran: 'How often does a veteran’s doubled fanatic gain 1?',
    maskTotal: 'Which total may the Mask turn?',
    berserkerTo: 'Where do cards go that Berserker pulls?',
    frostTo: 'Where do cards of a frozen line go?',
    retreatBy: 'How are the three squares counted?',
  },
  optionValues: {
    moralePerHero: { true: 'Each his own', false: 'Once for all' },
    fanaticVeteran: { once: 'Once', twice: 'For both halves' },
    maskTotal: { atMost3: 'At most 3', exactly3: 'Exactly 3' },
    berserkerTo: { haven: 'His haven', limbo: 'Limbo', hand: 'The attacker’s hand' },
    frostTo: { haven: 'His haven', limbo: 'Limbo' },
    retreatBy: { roadDistance: 'By road, three apart', pathLength: 'Three steps walked' },
  },

  // Questions beside the battle
  checks: 'Vigo’s Banner and retreat',
  vigoAsk: 'Which cards of the haven do you call?',
  vigoLegal: (total: number) => `These may be called: ${total} in all.`,
  vigoMost: (list: string) => `At most one of these: ${list}.`,
  vigoKind: (n: number, kind: string) => `${n} × ${kind}`,
  retreat: 'Retreat',
  steps: 'Squares walked',
  distance: 'Squares between battle and end, by road',
  end: 'On the last square',
  ends: { free: 'no enemy', enemyCity: 'a city of the enemy', enemyHero: 'the enemy’s other hero' },
  price: 'Paid with',
  prices: {
    supply: '3 supply',
    horse: '1 horse',
    stardust: '1 stardust and 1 supply',
    less: 'something else',
  },
  retreatLegal: 'This retreat is allowed.',
  enemyNote: 'The enemy is the player you fight against now.',
};

export type BattleWords = typeof words;
