// The components of all games, with names, facts and words.

import { catalogue as battalia } from '../battalia/catalogue/index.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { catalogue as caverna } from '../caverna/catalogue/index.ts';

export const catalogues: readonly Catalogue[] = [caverna, battalia];

export const kindsOfAllGames: readonly string[] = catalogues.flatMap(({ kinds }) => kinds);

export function catalogueOf(kind: string): Catalogue {
  const found = catalogues.find(({ kinds }) => kinds.includes(kind));
  if (!found) throw new Error(`No game has ${kind}`);
  return found;
}
