// The addresses that games bring along and no page of `content` makes.

import { addresses as battalia } from '../battalia/site/addresses.ts';
import { addresses as caverna } from '../caverna/site/addresses.ts';

interface Addresses {
  /** Pages by language and slug: `en/play`. */
  own: readonly string[];
  /** Indexes whose pages are made from data alone: where the index is, its pages are. */
  made: readonly string[];
  /** Slugs that stand in every language. */
  everywhere: readonly string[];
}

export const addressesOfGames: readonly Addresses[] = [caverna, battalia];
