// The numbers of a setup that follow from what was agreed on.

import { gridFor } from '../map/grid.ts';
import type { Agreed } from '../state/types.ts';
import type { Grid } from '../state/vocabulary.ts';
import { bridgeNeeds } from '../valleys/bridge.ts';
import type { BaseGreatArtefacts } from './box.ts';

/** Besides what was agreed on: which base game, and which board where there is a choice. */
export interface SetupTerms {
  agreed: Agreed;
  base: BaseGreatArtefacts;
  /** Two to four may take the larger board. */
  largeBoard: boolean;
}
type Laid = Pick<SetupTerms, 'agreed' | 'largeBoard'>;

/** The board that is really played on. battalia.setup.boards */
export const gridOf = ({ agreed, largeBoard }: Laid): Grid =>
  largeBoard && agreed.players <= 4 ? 'large' : gridFor(agreed.players);

/** What neutral cities and ruins show. battalia.setup.markers battalia.hero.harder */
export const markersOf = ({ heroMode }: Pick<Agreed, 'heroMode'>): { neutral: number; ruins: number } =>
  heroMode ? { neutral: 6, ruins: 10 } : { neutral: 4, ruins: 8 };

/** Ruins cards that are laid; the valleys take their squares. battalia.setup.ruins battalia.valleys.layout */
export function ruinsOf(terms: Laid): number {
  if (terms.agreed.connector) return 0;
  return gridOf(terms) === 'small' ? 1 : 2;
}

/** Great Artefacts that lie open or hidden; the others are the rest stack. battalia.setup.greatArtefacts */
export const greatArtefactsOut = ({ players, connector }: Pick<Agreed, 'players' | 'connector'>): number =>
  connector === 'kingsBridge' ? bridgeNeeds(players) : players;
