// What an orc event asks for: the board that lies there, and the good of its bribe marker.

import { contentsOf } from '../../corrections/fiends.ts';
import type { Game } from '../../state/types.ts';
import type { Good } from '../../state/vocabulary.ts';
import type { OrcEvent } from '../data/orc-events.ts';

/** The board of the event that is going on; the last one outside events. */
export const boardOf = (game: Game): OrcEvent =>
  contentsOf(game.setup.box).events[Math.max(0, game.fiends!.events - 1)]!;

/** fiends.event.bribe: the good that this event takes. */
export const bribeOf = (game: Game): Good => game.fiends!.bribes[Math.max(0, game.fiends!.events - 1)]!;
