export { rules } from '../../option-rules/fiends.ts';

/** What Frantic Fiends leaves open. */
export const options = {
  strength: {
    ask: 'How strong are the orcs?',
    says: 'The strength card has two sides.',
    values: { easy: 'easy side', hard: 'hard side' },
  },
  stronger: {
    ask: 'How much stronger is every orc?',
    says: 'In a campaign they grow from game to game.',
    values: { 0: 'not at all', 2: 'by 2', 4: 'by 4', 6: 'by 6', 8: 'by 8' },
  },
  soloFood: {
    ask: 'With how much food does the solo game start?',
    says: 'The books disagree.',
    values: { 1: '1 food', 2: '2 food' },
  },
  together: {
    ask: 'Does everybody answer before any orc moves?',
    says: 'Otherwise each player goes through all steps alone.',
    values: { true: 'yes, step by step', false: 'no, one player after the other' },
  },
  replacement: {
    ask: 'Does a drawn card go back before the next player draws?',
    says: 'If it does, two players can draw the same movement.',
    values: { false: 'no', true: 'yes' },
  },
  pushedReevaluates: {
    ask: 'Does an orc that was pushed in look for a space once more?',
    says: 'It has just chosen one in the same event.',
    values: { false: 'no', true: 'yes' },
  },
  diagonalEntry: {
    ask: 'May an orc enter the cave diagonally?',
    says: 'Otherwise only straight through the entrance.',
    values: { false: 'no', true: 'yes' },
  },
  markerValue: {
    ask: 'With which strength do Mercenary and Soldier go?',
    says: 'The beaten orc has no marker any more.',
    values: { before: 'the value before the last reduction', start: 'the value at the start of the game' },
  },
  arrivalHarms: {
    ask: 'Does Orc D do harm where it appears?',
    says: 'It neither moves there nor is it pushed.',
    values: { false: 'no', true: 'yes' },
  },
  entranceIsTile: {
    ask: 'Does the entrance dwelling count as a furnishing for orcs?',
    says: 'It decides how soon an orc settles there.',
    values: { true: 'yes, as one without points', false: 'no, it is the last resort' },
  },
  freedActs: {
    ask: 'May a freed dwarf still act in the same round?',
    says: 'If it has not been placed yet.',
    values: { true: 'yes', false: 'no, only from the next round on' },
  },
  occupiedMines: {
    ask: 'Can occupied mines be restocked?',
    says: 'An occupied space is otherwise of no use.',
    values: { false: 'no', true: 'yes' },
  },
  occupants: {
    ask: 'Who can be taken hostage?',
    says: 'It decides whether it matters who lives where.',
    values: { home: 'those who live there', anyone: 'the whole family' },
  },
  trapUnderOrc: {
    ask: 'May a trap be laid under an orc?',
    says: 'It does nothing to the orc that stands there already.',
    values: { true: 'yes', false: 'no' },
  },
  warriorDiscount: {
    ask: 'Do discounts apply to the Warrior Dwelling?',
    says: 'Its price is a free choice of building materials.',
    values: { true: 'yes', false: 'no' },
  },
  newAnimals: {
    ask: 'Where do animals go that are gained during an orc event?',
    says: 'Animals cannot be moved while it lasts.',
    values: { true: 'to free places', false: 'they become food' },
  },
  eventSpaces: {
    ask: 'May Herald and Counterfeiter use a space during an orc event?',
    says: 'By then everybody has gone home.',
    values: { true: 'yes', false: 'no' },
  },
  eventNewborn: {
    ask: 'Is a dwarf born during an orc event a newborn in the harvest after it?',
    says: 'Newborns eat less.',
    values: { true: 'yes', false: 'no' },
  },
  tilesFirst: {
    ask: 'When are bonus tiles of a campaign placed?',
    says: 'They follow the normal rules of placing.',
    values: { true: 'before the first round', false: 'once the first round has begun' },
  },
  buildUnderOrc: {
    ask: 'May something be built on a forest space with an orc on it?',
    says: 'An orc that stands still does no harm.',
    values: { true: 'yes', false: 'no' },
  },
  suppliersDeliver: {
    ask: 'Do suppliers deliver while their tile is occupied?',
    says: 'Their goods were laid out when the tile was built.',
    values: { true: 'yes', false: 'no' },
  },
  feedTrapLimit: {
    ask: 'How much food does a Feed Trap take?',
    says: 'The tile and the book differ.',
    values: { 0: 'any amount', 8: 'at most 8' },
  },
  orcsMayRest: {
    ask: 'May a friendly orc stay at home although it could collect something?',
    says: 'Workers go while there is something to do.',
    values: { false: 'no', true: 'yes' },
  },
  hiredSharpens: {
    ask: 'May Soldier and Mercenary bring home “all weapons +1”?',
    says: 'No weapon grows by the expedition itself.',
    values: { true: 'yes', false: 'no' },
  },
  guestInEvent: {
    ask: 'May residents of the Guest Dwelling change during an orc event?',
    says: 'Animals may not be moved then; of people the books say nothing.',
    values: { false: 'no', true: 'yes' },
  },
  redistribution: {
    ask: 'What do orcs look for before scoring?',
    says: 'Only donkeys are named among the animals that add to the value of a tile.',
    values: {
      score: 'your lowest score, all animals counted',
      value: 'the most valuable tiles, of animals only donkeys counted',
    },
  },
  rewardFirst: {
    ask: 'Does the reward of a fight come before the weapon grows?',
    says: 'It matters for rewards that use the weapon.',
    values: { false: 'no, after it', true: 'yes' },
  },
  anyVisitor: {
    ask: 'Which dwarf acts for Herald and Counterfeiter after a fight?',
    says: 'The books do not say.',
    values: { false: 'the one that fought', true: 'any dwarf' },
  },
  uselessRewards: {
    ask: 'May you take a reward that does nothing for you?',
    says: 'It would be closed to the others.',
    values: { false: 'no', true: 'yes' },
  },
  newbornHostage: {
    ask: 'Who is taken hostage among equally weak dwarfs?',
    says: 'The weakest one goes, and only weapons are said to make a difference.',
    values: { false: 'whom the owner names', true: 'a newborn before an adult' },
  },
  growthFirst: {
    ask: 'May Casanova’s family growth come before the dwelling?',
    says: 'The books differ; a newborn could then get a weapon from the dwelling.',
    values: { false: 'no', true: 'yes' },
  },
  walkInAtLast: {
    ask: 'Can an orc walk into the cave in event 4?',
    says: 'At its end all of them break in anyway; what changes is when.',
    values: { true: 'yes', false: 'no, it waits before the entrance for the end' },
  },
  hostagesCount: {
    ask: 'What about hostages, apart from not being placed and not scoring?',
    says: 'Only the English book counts them out of everything.',
    values: { false: 'they do not exist', true: 'they eat, and rewards and tiles count them' },
  },
  animalsFlee: {
    ask: 'What becomes of animals on an occupied tile that is no mine?',
    says: 'The English book names only the donkey in a mine. The same holds before scoring.',
    values: { false: 'they are lost', true: 'they look for other room, or become food' },
  },
  captainEach: {
    ask: 'What does the Orc Captain add to several building materials?',
    says: 'The books differ.',
    values: { false: '1 of one kind', true: '1 of each kind' },
  },
  yellowAsDwelling: {
    ask: 'Does “furnish a dwelling” build yellow tiles too?',
    says: 'The German book names this action for them. Here it comes from Casanova alone.',
    values: { false: 'no', true: 'yes' },
  },
  friendsByLetter: {
    ask: 'Which of several held orcs moves in?',
    says: 'The owner chooses the room in any case.',
    values: { false: 'the one the owner names', true: 'the first by letter' },
  },
  armoryForBoth: {
    ask: 'Does Armory also replace Forest Exploration with three players?',
    says: 'By the setup it covers only Wood Gathering.',
    values: { false: 'no', true: 'yes' },
  },
} satisfies Record<string, { ask: string; says: string; values: Record<string, string> }>;
