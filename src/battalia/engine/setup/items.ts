// Everything that is set up, each thing with its place in the list, its rule, and how we know it.

import type { RuleId } from '../rules/ids.ts';

/** In the order in which a table gets ready. */
export const SETUP_GROUPS = ['supply', 'edge', 'board', 'order'] as const;
export type SetupGroup = (typeof SETUP_GROUPS)[number];

/** The book says it; it follows by counting; it stands in public material on the base game; it is our reading. */
export type Known = 'said' | 'counted' | 'found' | 'read';

/** The numbers in each line of the list. */
export interface ItemCounts {
  factions: { factions: number; players: number };
  units: { cards: number };
  supplyCards: { cards: number };
  artefacts: { cards: number; each: number };
  cityCards: { cards: number };
  roadCards: { cards: number };
  stardust: { cards: number };
  chests: { cards: number };
  stormEffects: { cards: number };
  potions: { markers: number };
  posts: { each: number };
  royalMarkers: { each: number };
  veterans: { markers: number };
  strengthCards: { cards: number };
  greatArtefacts: { open: number };
  restStack: { cards: number };
  fates: { cards: number };
  oneMore: { open: number };
  royals: { pairs: number };
  outward: Record<never, number>;
  boardSmall: { squares: number };
  boardSmaller: { players: number };
  boardLarge: { squares: number };
  boardElsewhere: { players: number };
  boardCut: { squares: number; covered: number };
  startCitiesUsual: Record<never, number>;
  startCities: { cities: number };
  neutralCitiesUsual: { marker: number };
  neutralCities: { cities: number; marker: number };
  ruins: { cards: number; marker: number };
  gates: { gates: number };
  gatesLater: { gates: number };
  centres: { marker: number };
  valleyRoads: { each: number };
  buildings: { each: number };
  connector: Record<never, number>;
  valleysElsewhere: { players: number };
  hidden: { each: number; gates: number };
  rings: { each: number; all: number };
  startPlayer: Record<never, number>;
  chooseFactions: { players: number };
  chooseCities: Record<never, number>;
  draft: { frimen: number; chiefs: number; priests: number; supply: number };
  startCards: { frimen: number; chiefs: number; priests: number; supply: number };
  fanatics: { cards: number; each: number };
  unbound: { cards: number };
  wanderers: { figures: number };
  firstTeam: Record<never, number>;
  unused: Record<never, number>;
}
export type ItemName = keyof ItemCounts;

interface About {
  group: SetupGroup;
  rule: RuleId;
  known: Known;
}

export const SETUP_ITEMS: Readonly<Record<ItemName, About>> = {
  factions: { group: 'supply', rule: 'battalia.setup.factions', known: 'said' },
  units: { group: 'supply', rule: 'battalia.setup.factions', known: 'counted' },
  supplyCards: { group: 'supply', rule: 'battalia.setup.factions', known: 'counted' },
  artefacts: { group: 'supply', rule: 'battalia.setup.factions', known: 'counted' },
  cityCards: { group: 'supply', rule: 'battalia.setup.factions', known: 'counted' },
  roadCards: { group: 'supply', rule: 'battalia.setup.factions', known: 'counted' },
  stardust: { group: 'supply', rule: 'battalia.setup.supply', known: 'said' },
  chests: { group: 'supply', rule: 'battalia.setup.supply', known: 'said' },
  stormEffects: { group: 'supply', rule: 'battalia.setup.supply', known: 'said' },
  potions: { group: 'supply', rule: 'battalia.potion.buy', known: 'said' },
  posts: { group: 'supply', rule: 'battalia.posts.two', known: 'said' },
  royalMarkers: { group: 'supply', rule: 'battalia.cities.residence', known: 'read' },
  veterans: { group: 'supply', rule: 'battalia.markers.veteran', known: 'said' },
  strengthCards: { group: 'supply', rule: 'battalia.markers.strength', known: 'said' },
  greatArtefacts: { group: 'edge', rule: 'battalia.setup.greatArtefacts', known: 'said' },
  restStack: { group: 'edge', rule: 'battalia.setup.greatArtefacts', known: 'found' },
  fates: { group: 'edge', rule: 'battalia.fate.stack', known: 'said' },
  oneMore: { group: 'edge', rule: 'battalia.fate.stack', known: 'read' },
  royals: { group: 'edge', rule: 'battalia.setup.royals', known: 'said' },
  outward: { group: 'edge', rule: 'battalia.setup.boards', known: 'said' },
  boardSmall: { group: 'board', rule: 'battalia.setup.boards', known: 'said' },
  boardSmaller: { group: 'board', rule: 'battalia.setup.boards', known: 'found' },
  boardLarge: { group: 'board', rule: 'battalia.setup.boards', known: 'said' },
  boardElsewhere: { group: 'board', rule: 'battalia.setup.boards', known: 'said' },
  boardCut: { group: 'board', rule: 'battalia.setup.corners', known: 'said' },
  startCitiesUsual: { group: 'board', rule: 'battalia.setup.cities', known: 'said' },
  startCities: { group: 'board', rule: 'battalia.setup.cities', known: 'said' },
  neutralCitiesUsual: { group: 'board', rule: 'battalia.setup.markers', known: 'said' },
  neutralCities: { group: 'board', rule: 'battalia.setup.markers', known: 'said' },
  ruins: { group: 'board', rule: 'battalia.setup.ruins', known: 'said' },
  gates: { group: 'board', rule: 'battalia.setup.gates', known: 'said' },
  gatesLater: { group: 'order', rule: 'battalia.setup.gatesOfPlayers', known: 'said' },
  centres: { group: 'board', rule: 'battalia.valleys.layout', known: 'said' },
  valleyRoads: { group: 'board', rule: 'battalia.valleys.layout', known: 'said' },
  buildings: { group: 'board', rule: 'battalia.valleys.layout', known: 'said' },
  connector: { group: 'board', rule: 'battalia.valleys.connector', known: 'said' },
  valleysElsewhere: { group: 'board', rule: 'battalia.valleys.for', known: 'said' },
  hidden: { group: 'board', rule: 'battalia.bridge.hidden', known: 'said' },
  rings: { group: 'board', rule: 'battalia.bridge.rings', known: 'said' },
  startPlayer: { group: 'order', rule: 'battalia.setup.start', known: 'said' },
  chooseFactions: { group: 'order', rule: 'battalia.setup.start', known: 'said' },
  chooseCities: { group: 'order', rule: 'battalia.setup.start', known: 'said' },
  draft: { group: 'order', rule: 'battalia.draft.steps', known: 'said' },
  startCards: { group: 'order', rule: 'battalia.setup.startDeck', known: 'said' },
  fanatics: { group: 'order', rule: 'battalia.fanatics.shuffle', known: 'said' },
  unbound: { group: 'order', rule: 'battalia.draft.universal', known: 'said' },
  wanderers: { group: 'order', rule: 'battalia.npc.enter', known: 'said' },
  firstTeam: { group: 'order', rule: 'battalia.team.order', known: 'said' },
  unused: { group: 'order', rule: 'battalia.setup.unused', known: 'said' },
};
