// What a folk consists of. A new folk is one file of this shape, listed in `list.ts`; its id is a word of the vocabulary.

import type { Exchange } from '../data/exchanges.ts';
import type { Loot } from '../data/loot.ts';
import type { Power } from '../powers/hooks.ts';
import type { FolkId } from '../state/vocabulary.ts';
import type { FolkTile } from './data/tiles.ts';

export interface FolkDef {
  id: FolkId;
  /** One power for each ability, all under the id of the folk. */
  abilities: readonly Power[];
  /** What its tiles do, one power each. */
  tiles: readonly Power[];
  exchanges?: readonly Exchange[];
  loot?: readonly Loot[];
  /** Printed facts of tiles that are not in `data/tiles.ts`. */
  printed?: readonly FolkTile[];
}
