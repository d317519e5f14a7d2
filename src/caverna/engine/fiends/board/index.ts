// What can be asked and tried on one home board without a game: for steppers, odds and explanations.
// Functions that change a board take a draft of it (`draftOf`) and leave the given player as it is.

import type { Player } from '../../state/types.ts';

export { DIRECTIONS } from '../data/movement.ts';
export { occupy, release } from './breach.ts';
export { waitsOutside } from './end.ts';
export {
  friendlyOrcs,
  hostileOrcs,
  orcOf,
  trapAt,
} from './orcs.ts';
export { isOrcRoom } from './rooms.ts';
export { CAVE, cardOf, pathOf, pushTargets, reach } from './walk.ts';

/** A copy that may be changed; everything inside is replaced, never changed in place. */
export const draftOf = (player: Player): Player => ({ ...player, goods: { ...player.goods } });
