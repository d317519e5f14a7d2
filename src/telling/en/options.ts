export { OPTION_RULES } from '../rules-of-options.ts';

/** Rulings and options: a question, why it matters, and what each value means. */
export const options = {
  // every game
  soloClearingThreshold: {
    ask: 'Alone: when is a space cleared?',
    says: 'The English rule book says from 7 on; digital versions clear from 6 on.',
    values: { 6: 'from 6 goods on', 7: 'from 7 goods on' },
  },
  imitationOfImitation: {
    ask: 'May an occupied Imitation be imitated?',
    says: 'It would lead to yet another space, and cost food twice.',
    values: { false: 'no', true: 'yes' },
  },
  markerReveal: {
    ask: 'When is the harvest marker turned?',
    says: 'Turned late, nobody knows during the round which harvest is coming.',
    values: { start: 'at the start of the round', end: 'at the end of the round' },
  },
  incomeBeforeReplenish: {
    ask: 'When do waiting goods arrive?',
    says: 'It matters alone, when a ruby could still keep a space from being cleared.',
    values: { false: 'after the spaces are filled', true: 'before the spaces are filled' },
  },
  firstSeat: {
    ask: 'Who begins?',
    says: 'The first of the list, or somebody drawn by lot.',
    values: { first: 'the first player of the list', random: 'drawn by lot' },
  },
  guestRoomOnWish: {
    ask: 'Does Guest room work on Wish for children?',
    says: 'The appendix does not list it, the card says “either … or”.',
    values: { true: 'yes', false: 'no' },
  },
  sharpenNow: {
    ask: 'When do weapons grow by the loot “all weapons +1”?',
    says: 'It matters for a fight or a trade on the same expedition.',
    values: { false: 'when the expedition ends', true: 'at once' },
  },
  workRoomOnLoot: {
    ask: 'Does Work room help a dwelling from loot?',
    says: 'The tile names two actions of furnishing; the loot has a name of its own.',
    values: { true: 'yes', false: 'no' },
  },
  upgradesOverhang: {
    ask: 'May large pastures and ore mine tiles hang over the edge?',
    says: 'They are twin tiles, too.',
    values: { true: 'yes, for the same goods', false: 'only where both squares are there, for nothing' },
  },
  overhangSides: {
    ask: 'Over which edges may tiles hang?',
    says: 'The appendix does not say which edges it means.',
    values: { all: 'over all outer edges', sides: 'left and right only', ends: 'above and below only' },
  },
  newbornsDeclined: {
    ask: 'May a newborn animal be declined?',
    says: 'It concerns those that have room in the breeding phase.',
    values: { true: 'yes', false: 'no' },
  },
  foodKept: {
    ask: 'May food be kept back when the family eats?',
    says: 'Each food that is missing then is a begging marker.',
    values: { false: 'no, it is eaten first', true: 'yes' },
  },
  seamWithCarver: {
    ask: 'Does Seam add ore to the stone that Stone carver brings?',
    says: 'If the Seam was built before.',
    values: { true: 'yes', false: 'no' },
  },
  imitatorTakes: {
    ask: 'Does an imitator get goods that were left lying on the space?',
    says: 'Its first user may have done only something else there.',
    values: { false: 'no', true: 'yes' },
  },
  goodWithoutTile: {
    ask: 'Do Extension and Small-scale drift mining give their good without the tile?',
    says: 'The texts join the two.',
    values: { false: 'no', true: 'yes' },
  },
  emptyHanded: {
    ask: 'May an expedition come home without loot?',
    says: 'The weapon grows all the same.',
    values: { false: 'no, if there is something to take', true: 'yes' },
  },
  dwellingLoot: {
    ask: 'Which strength does the cheap Dwelling ask for as loot?',
    says: 'The list and the text of the tile differ.',
    values: { 11: 'strength 11', 12: 'strength 12' },
  },

  // The Forgotten Folk
  trainingRoomStep: {
    ask: 'How much does Training Room add to a weapon?',
    says: 'The number is missing in the text we have.',
    values: { 1: '1 strength', 2: '2 strength', 3: '3 strength' },
  },
  goblinStart: {
    ask: 'Who places the first goblin?',
    says: 'Goblins go after everybody else; the order starts anew, or goes on.',
    values: { startingPlayer: 'the starting player', next: 'whoever is next' },
  },
  feedingsStartHarvest: {
    ask: 'Does a special feeding count as the start of a harvest?',
    says: 'Some folk gain or trade at the start of a harvest.',
    values: { false: 'no', true: 'yes' },
  },
  goblinDwellingWhenFull: {
    ask: 'May a family of six build the Goblin Dwelling?',
    says: 'The dwelling has a room for it, but nobody may have a seventh person.',
    values: { true: 'yes, without a goblin', false: 'no' },
  },
  goblinLootWhenFull: {
    ask: 'May six Dark Elves take the goblin loot for its dwelling?',
    says: 'Dwelling and goblin come together, but nobody may have a seventh person.',
    values: { false: 'no', true: 'yes, without a goblin' },
  },
  quarryingByImitation: {
    ask: 'Does Quarrying Room pay when Excavation is imitated?',
    says: 'The tile pays for using the space.',
    values: { true: 'yes', false: 'no' },
  },
  scarecrowInForest: {
    ask: 'Does Scarecrow help grain that Elves sow in the forest?',
    says: 'The tile speaks of fields, and forest is none.',
    values: { false: 'no', true: 'yes' },
  },
  sackForGoblins: {
    ask: 'Does Big Sack help a goblin that lives with Trolls?',
    says: 'The ability speaks to the player, and goblins are not excepted.',
    values: { true: 'yes', false: 'no' },
  },
  joinsSmallScale: {
    ask: 'May Pale Ones join others at Small-scale drift mining?',
    says: 'Only Drift mining and Excavation are named.',
    values: { true: 'yes', false: 'no' },
  },
  stabledMeadowsEmpty: {
    ask: 'Is a meadow with a stable empty for Archery Range and Mead Parlor?',
    says: 'The book rules out watching dogs and does not mention stables.',
    values: { true: 'yes', false: 'no' },
  },
  adjacentAcrossBorder: {
    ask: 'Does a tile in the forest of Elves touch the mountain beside it?',
    says: 'In the base game the two halves meet at the entrance only.',
    values: { true: 'yes', false: 'no' },
  },
  breedingCaveForSilage: {
    ask: 'Does Breeding cave pay when Silage Bin lets animals breed?',
    says: 'It pays every time you breed.',
    values: { true: 'yes', false: 'no' },
  },
  silicoidsServed: {
    ask: 'May Working cave serve one Silicoid wood or ore?',
    says: 'Silicoids eat stone in place of food.',
    values: { true: 'yes', false: 'no' },
  },
  dogsInForest: {
    ask: 'May dogs of Elves watch sheep in a pasture in the forest?',
    says: 'On forest squares they cannot.',
    values: { true: 'yes', false: 'no' },
  },
  loneGoodDropped: {
    ask: 'What becomes of a single good if a clumsy person comes for something else?',
    says: 'Taking it gains nothing.',
    values: {
      false: 'it stays on the space',
      true: 'it goes back to the supply',
      choice: 'the player decides which',
    },
  },
  clumsyTwice: {
    ask: 'How many goods does a goblin in a family of Cave Goblins lose?',
    says: 'It is clumsy by itself and by its folk.',
    values: { false: 'one', true: 'two' },
  },
  dogsFedAgain: {
    ask: 'May dogs from Kennels breed again in Feeding Room?',
    says: 'Feeding Room speaks of animals; dogs are not farm animals.',
    values: { true: 'yes', false: 'no' },
  },
  quarryingOpens: {
    ask: 'May Excavation be used for the stone of Quarrying Room alone?',
    says: 'A space without effect cannot be used; the stone comes with using it.',
    values: { false: 'no', true: 'yes' },
  },
  stabledForestFenced: {
    ask: 'May Elves fence a forest square with a stable?',
    says: 'They fence empty forest as others fence meadows, and those may hold a stable.',
    values: { false: 'no', true: 'yes' },
  },
  goblinLootAlone: {
    ask: 'May Dark Elves take the goblin beside other loot of strength 10?',
    says: 'The book calls it an alternative item.',
    values: { false: 'yes', true: 'no, one or the other' },
  },
  rubyForGoblins: {
    ask: 'May a ruby change the order among goblins?',
    says: 'They are placed after everybody else in any case.',
    values: { true: 'yes', false: 'no' },
  },
  dogForIncompetent: {
    ask: 'May incompetent people give a dog for a weapon in Guard Dog School?',
    says: 'For ore they pay 2 more than others.',
    values: { true: 'yes', false: 'no' },
  },
  wildConnects: {
    ask: 'May tiles be laid beside what Elves have on bare forest?',
    says: 'Tiles must lie beside each other; crops, pastures and rooms in the forest need none.',
    values: { false: 'no, only beside tiles', true: 'yes' },
  },
  forestLargePastures: {
    ask: 'May a large pasture of Elves cover forest?',
    says: 'Forest counts as meadow for pastures.',
    values: { true: 'yes', false: 'no, only small ones' },
  },
  explorersCaveForElves: {
    ask: "Does Explorer's Cave give Elves what is printed on their board?",
    says: 'They ignore what is printed, and the tile doubles just that.',
    values: { false: 'no', true: 'yes' },
  },
  bothDrifts: {
    ask: 'May Pale Ones stand on both spaces called Drift mining?',
    says: 'There are two of them with six or seven players.',
    values: { true: 'yes', false: 'no, on one of them' },
  },
  trollsFeeding: {
    ask: 'How much does a Troll eat in a special feeding?',
    says: 'Trolls eat 3 food where others eat 2; there others eat 1.',
    values: { 1: '1 food', 2: '2 food', 3: '3 food' },
  },
  gemfruitFieldsEmpty: {
    ask: 'Is a field with gemfruits empty for Stubble room?',
    says: 'Gemfruits are sown like other crops.',
    values: { false: 'no', true: 'yes' },
  },
  artificersTrade: {
    ask: 'May Mountain Dwarves give ore in a trade that asks for wood?',
    says: 'Their ability speaks of costs.',
    values: { false: 'no', true: 'yes' },
  },

  // Frantic Fiends
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
} satisfies Record<string, { ask: string; says: string; values: Record<string, string> }>;
