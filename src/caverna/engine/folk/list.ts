// All folk, in the order of their boards. A ninth one is a file in `folks/` and a line here.

import type { FolkDef } from './def.ts';
import { CAVE_GOBLINS } from './folks/caveGoblins.ts';
import { DARK_ELVES } from './folks/darkElves.ts';
import { ELVES } from './folks/elves.ts';
import { HUMANS } from './folks/humans.ts';
import { MOUNTAIN_DWARVES } from './folks/mountainDwarves.ts';
import { PALE_ONES } from './folks/paleOnes.ts';
import { SILICOIDS } from './folks/silicoids.ts';
import { TROLLS } from './folks/trolls.ts';

export const FOLK_LIST: readonly FolkDef[] = [
  CAVE_GOBLINS,
  DARK_ELVES,
  ELVES,
  HUMANS,
  MOUNTAIN_DWARVES,
  PALE_ONES,
  SILICOIDS,
  TROLLS,
];
