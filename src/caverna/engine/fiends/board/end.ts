// How the last event ends: whoever is still in the forest then breaks in (fiends.diff.naturalBreach).

import type { Game } from '../../state/types.ts';
import { boardOf } from './bribe.ts';

export const breaksInAtEnd = (game: Game): boolean => boardOf(game).atEnd.includes('breachAllForestOrcs');

/** Agreed on: an orc that comes to the entrance waits before it for that end. */
export const waitsOutside = (game: Game): boolean =>
  game.setup.fiends!.walkInAtLast === false && breaksInAtEnd(game);
