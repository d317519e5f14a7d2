// What an orc asks for, and what a dog is worth against it.

import { contentsOf } from '../../corrections/fiends.ts';
import { powerWith } from '../../powers/index.ts';
import type { Game, Player } from '../../state/types.ts';
import type { Good } from '../../state/vocabulary.ts';
import type { OrcEvent } from '../data/events.ts';

/** The board of the event that is going on; the last one outside events. */
export const boardOf = (game: Game): OrcEvent =>
  contentsOf(game.setup.box).events[Math.max(0, game.fiends!.events - 1)]!;
/** fiends.event.bribe: the good that this event takes. */
export const bribeOf = (game: Game): Good => game.fiends!.bribes[Math.max(0, game.fiends!.events - 1)]!;

/** How many weapon points a dog stands for. */
export const dogsCount = (player: Player): number => powerWith(player, 'dogStrength')?.dogStrength ?? 1;
