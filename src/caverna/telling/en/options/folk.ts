export { rules } from '../../option-rules/folk.ts';

/** What The Forgotten Folk leave open. */
export const options = {
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
  discountsLast: {
    ask: 'May discounts lower what Mountain Dwarves pay in place of wood?',
    says: 'Either the price is lowered first, or the wood is replaced first.',
    values: { false: 'no, they come first', true: 'yes' },
  },
  clumsyLogging: {
    ask: 'May a clumsy person use Logging while one wood lies there?',
    says: 'The wood would go back; an armed person has the expedition.',
    values: { true: 'yes, for the expedition', false: 'no' },
  },
  blacksmithForIncompetent: {
    ask: 'Does Blacksmith lower the price for incompetent people?',
    says: 'Their weapon is 2 weaker than the ore they pay.',
    values: { true: 'yes, 1 to 6 ore', false: 'no, 3 to 8 ore' },
  },
  overhangUsed: {
    ask: 'Can folk use the half that lies beyond the edge?',
    says: 'The base game says so of Office room only.',
    values: { true: 'yes', false: 'no, nothing comes of it' },
  },
  cropsInChambers: {
    ask: 'Does Treasure chamber count gemfruits as rubies, Food chamber mushrooms as vegetables?',
    says: 'It matters for those that are still growing.',
    values: { false: 'no', true: 'yes' },
  },
  longLinesScore: {
    ask: 'What is a line of more than three meadows worth to Archery Range?',
    says: 'Overhanging tiles make it possible; the text ends with three.',
    values: { false: '10 points', true: '15 points for four, 21 for five' },
  },
  minesCostRubies: {
    ask: 'Do mines cost Elves rubies, too?',
    says: 'Their ability names the tiles that they dig with.',
    values: { false: 'no', true: 'yes, ore mine tiles 2, ruby mines 1' },
  },
  markerAwaited: {
    ask: 'Do goblins wait for the marker of the sixth Cave Goblin, too?',
    says: 'They wait for the discs of all players and for the Additional Dwarf.',
    values: { true: 'yes', false: 'no' },
  },
} satisfies Record<string, { ask: string; says: string; values: Record<string, string> }>;
