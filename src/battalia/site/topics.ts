/** What a component of Battalia can be about. */
export const topics = [
  'artefacts',
  'battle',
  'cards',
  'chance',
  'cities',
  'days',
  'deck',
  'heroes',
  'limbo',
  'points',
  'tents',
  'terrain',
  'travel',
  'units',
  'valleys',
  'wanderers',
] as const;
