export { rules } from '../../option-rules/base.ts';

/** What the rulebook of the base game leaves open: a question, why it matters, and what each value means. */
export const options = {
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
  rubyMiningFrom: {
    ask: 'From which round on does Ruby mining gather rubies?',
    says: 'One sentence of the rulebook lets the space appear in stage 2.',
    values: { 1: 'from round 1', 4: 'from round 4' },
  },
  smallScaleWithSix: {
    ask: 'Is there Small-scale drift mining with six or seven players, too?',
    says: 'The appendix has it with five only, the rulebook with up to seven.',
    values: { false: 'no, a second Drift mining', true: 'yes, in its place' },
  },
} satisfies Record<string, { ask: string; says: string; values: Record<string, string> }>;
