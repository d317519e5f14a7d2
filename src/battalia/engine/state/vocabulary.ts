// The words of the game: constant lists, and the types drawn from them. Everything else speaks with these.

/** In the order of their gates: gate 1 belongs to the first. */
export const FACTIONS = [
  'baerfolk',
  'cloudborn',
  'emberians',
  'islanders',
  'wolfsclan',
  'sunblessed',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** The native terrain of each faction, in the same order. */
export const TERRAINS = ['forest', 'mountain', 'canyon', 'lake', 'frost', 'jungle'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The numbers of the stormgates, as the die shows them. */
export const GATES = [1, 2, 3, 4, 5, 6] as const;
export type Gate = (typeof GATES)[number];

/** Units by rank: a Friman has rank 1. */
export const RANKS = ['friman', 'chief', 'priest', 'lord', 'queen', 'king'] as const;
export type Rank = (typeof RANKS)[number];
/** Ranks that are hired and promoted; Queen and King come by themselves. */
export const COMMON_RANKS = ['friman', 'chief', 'priest', 'lord'] as const;
export type CommonRank = (typeof COMMON_RANKS)[number];

/** Units that belong to no faction and count for each. */
export const ORDERS = ['fanatic', 'unbound'] as const;
export type Order = (typeof ORDERS)[number];

export const ARTEFACTS = ['tool', 'title', 'horse', 'weapon', 'tent', 'amulet', 'scroll'] as const;
export type Artefact = (typeof ARTEFACTS)[number];

/** The numbers of the storm effects, as they are printed. */
export const EFFECTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Effect = (typeof EFFECTS)[number];

/** Great Artefacts of this box, and one of the base game that it changes. */
export const GREAT_ARTEFACTS = [
  'farrellsArrow',
  'fortunasPouch',
  'vigosBanner',
  'vaylsCloak',
  'mingsCrystal',
  'syoensMask',
  'krycekScroll',
  'terrasStaff',
] as const;
export type GreatArtefact = (typeof GREAT_ARTEFACTS)[number];

export const FATES = [1, 2, 3] as const;
export type Fate = (typeof FATES)[number];

export const POTIONS = [
  'berserker',
  'frostHand',
  'solarEclipse',
  'brotherhood',
  'colossus',
  'weakness',
] as const;
export type Potion = (typeof POTIONS)[number];

export const VALLEYS = ['kings', 'queens'] as const;
export type Valley = (typeof VALLEYS)[number];

export const BUILDINGS = [
  'smithy',
  'townHall',
  'stable',
  'arena',
  'weavingMill',
  'tavern',
  'magesGuild',
  'shop',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** The card between the valleys; one of them in a game. */
export const CONNECTORS = ['mountainPass', 'kingsBridge'] as const;
export type Connector = (typeof CONNECTORS)[number];

export const EDITIONS = ['retail', 'crowdfunding'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Everyone for himself, the teams of the book, or with six two teams of three. */
export const SIDES = ['single', 'teams', 'trios'] as const;
export type Sides = (typeof SIDES)[number];

/** The board of the base game, both boards together, and these without three squares in each corner. */
export const GRIDS = ['small', 'large', 'cut'] as const;
export type Grid = (typeof GRIDS)[number];

/**
 * Marks printed on the board, for cards that are laid there during setup. `out`: a square that the base game leaves
 * out with few players; nothing lies there, and it counts for nothing.
 */
export const MARKS = ['gate', 'start', 'neutral', 'ruins', 'out'] as const;
export type Mark = (typeof MARKS)[number];

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
