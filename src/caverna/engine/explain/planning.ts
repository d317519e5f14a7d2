// What planners ask about one player: yes or no, without the reasons, which `explain` has.

import { fits, headsOf } from '../housing/solve.ts';
import { furnishable } from '../raise/costs.ts';
import type { Game, Player, Seat } from '../state/types.ts';
import type { FarmAnimal, TileId } from '../state/vocabulary.ts';

/** Is there room for so many more, wherever the others stand (base.animals.rearrange)? */
export function hasRoomFor(player: Player, animal: FarmAnimal, heads: number): boolean {
  const all = headsOf(player);
  return fits(player, { ...all, [animal]: all[animal] + heads });
}

/** Tiles that this seat could furnish now if it were asked to, exchanges included. */
export const couldFurnish = (game: Game, seat: Seat): readonly TileId[] =>
  furnishable(
    game,
    game.players[seat],
    { seat, dwarf: -1, space: null, food: 0 },
    { do: 'furnish', only: 'any' },
  );
