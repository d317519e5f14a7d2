// What whoever tells a game asks about its orcs (`orcsTold` at the door). The box brings it, so that pages do without it
// until orcs are at the table.

import { contentsOf } from '../corrections/fiends.ts';
import { boardOf, bribeOf } from './board/bribe.ts';
import { orcOf, trapFacts } from './board/orcs.ts';
import { worksFully } from './board/rooms.ts';
import { springs } from './board/spring.ts';
import { CAVE, cardOf, reach } from './board/walk.ts';
import { REWARDS } from './data/rewards.ts';

export const TOLD = {
  CAVE,
  REWARDS,
  boardOf,
  bribeOf,
  cardOf,
  contentsOf,
  orcOf,
  reach,
  springs,
  trapFacts,
  worksFully,
} as const;

export type Told = typeof TOLD;
