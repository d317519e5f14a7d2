// Vayl's Cloak hides cities until the owner's next turn; heroes may still walk through. battalia.artefact.vaylsCloak

import type { BattleEvent } from '../battle/events.ts';
import { rangeOf } from '../map/grid.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap, Square } from '../state/types.ts';
import { GREAT } from './great.ts';

export interface Cloaking {
  map: GameMap;
  /** Where the own heroes stand. */
  heroes: readonly Square[];
  /** A city whose attack has been announced is too late to hide. */
  attacked: Square | null;
}

/** Cities that may be hidden now. battalia.artefact.range */
function cloakable({ map, heroes, attacked }: Cloaking): Square[] {
  const near = new Set(heroes.flatMap((hero) => rangeOf(map, hero)));
  return [...near].filter((square) => map.cards[square]?.kind === 'city' && square !== attacked);
}

export function cloak(cloaking: Cloaking, squares: readonly Square[]): Result<readonly BattleEvent[]> {
  const rule = 'battalia.artefact.vaylsCloak';
  const chosen = [...new Set(squares)];
  if (chosen.length === 0) return refuse('nothingChosen', rule);
  if (chosen.length > GREAT.vaylsCloak.cities)
    return refuse('cloakTooMany', rule, { most: GREAT.vaylsCloak.cities });
  const may = new Set(cloakable(cloaking));
  for (const square of chosen) {
    if (may.has(square)) continue;
    if (cloaking.map.cards[square]?.kind !== 'city') return refuse('cloakNoCity', rule, { square });
    return square === cloaking.attacked
      ? refuse('cloakTooLate', rule)
      : refuse('cloakOutOfRange', 'battalia.artefact.range', { square });
  }
  return ok([{ event: 'citiesHidden', squares: chosen, rule }]);
}
