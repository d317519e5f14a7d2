// Every reason there is, from all parts of the game.

import type { RefusalCode } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';
import { words as battle } from './refusals-battle.ts';
import { words as draft } from './refusals-draft.ts';
import { words as evening } from './refusals-evening.ts';
import { words as map } from './refusals-map.ts';
import { words as storm } from './refusals-storm.ts';
import { words as valleys } from './refusals-valleys.ts';
import { words as week } from './refusals-week.ts';

export const words: RefusalWords<RefusalCode> = {
  ...map,
  ...storm,
  ...week,
  ...draft,
  ...battle,
  ...valleys,
  ...evening,
};
