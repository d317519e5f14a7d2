// The numbers of the eight Great Artefacts: seven new ones and one that this box changes. They are shuffled into those
// of the base game, whose own numbers are not at hand. battalia.artefact.shuffle

import type { GreatArtefact } from '../state/vocabulary.ts';

export const GREAT = {
  /** Fights with 2, on the own square or one of eight around it. */
  farrellsArrow: { strength: 2, squares: 9 },
  fortunasPouch: { supply: 2 },
  vigosBanner: { total: 8 },
  vaylsCloak: { cities: 2 },
  mingsCrystal: { looks: 12, onTop: 6 },
  syoensMask: { units: 2, total: 3 },
  krycekScroll: { cards: 1 },
  terrasStaff: { replacements: 3, swap: 2 },
} as const satisfies Record<GreatArtefact, Readonly<Record<string, number>>>;
