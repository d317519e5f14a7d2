/** Worked examples of Battalia, in English. */
export const words = {
  heading: 'Worked examples',
  lead: 'Typical cases step by step. Every number in them comes from the same rules as our tools.',
  all: 'All worked examples',
  groups: {
    week: 'Week, deck and royal cards',
    storm: 'Stormgates and storm',
    teams: 'Teams and draft',
    battle: 'Battle and Great Artefacts',
    trade: 'Trade',
    wanderers: 'Metamorpha, Bilkarr, potions',
    valleys: 'Valleys',
    end: 'End and score',
  },
  stepOf: (number: number, count: number): string => `Step ${number} of ${count}`,
  says: 'What follows by the rules',
  refused: 'Not allowed:',
  rule: 'The rule:',
  about: 'The paragraph it belongs to',
  tool: (name: string): string => `Try your own numbers: ${name}`,
  cards: {
    road: 'open road',
    roadBack: 'hidden road',
    buildingBack: 'hidden building',
  },
};

export type ExamplesWords = typeof words;
