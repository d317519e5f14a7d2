// What can be asked and tried on one home board without a game: for steppers, odds and explanations.
// Functions that change a board take a draft of it (`draftOf`) and leave the given player as it is.

import type { Player } from '../../types.ts';

export { DIRECTIONS } from '../data/movement.ts';
export type { OrcLetter } from '../types.ts';
export { boardOf, bribeOf, dogsCount } from './bargain.ts';
export { breachChoices, hostagesAt, occupy, release, takeHostage } from './breach.ts';
export { waitsOutside } from './end.ts';
export {
  friendlyOrcs,
  heldAt,
  hostileOrcs,
  isHostile,
  noMarkersLeft,
  orcOf,
  trapAt,
  trapFacts,
} from './orcs.ts';
export { freeOrcRooms, isOrcRoom } from './rooms.ts';
export { halved, type Spring, springs } from './spring.ts';
export { loseAnimals, type Trodden, tread } from './tread.ts';
export { CAVE, cardOf, pathOf, pushTargets, reach, stepFrom } from './walk.ts';

/** A copy that may be changed; everything inside is replaced, never changed in place. */
export const draftOf = (player: Player): Player => ({ ...player, goods: { ...player.goods } });
