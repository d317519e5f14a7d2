import { squareAt } from '../state/squares.ts';
import { edit, type Turn, tell } from '../state/turn.ts';
import type { Herd, Seat, Square, Stand, Watch } from '../state/types.ts';

/** Either square names a large pasture; animals named twice in one place are added up. */
export function standsToPlaces(
  stands: readonly Stand[],
  squares: readonly Square[],
): { herds: Herd[]; watch: Watch[] } {
  const herds: Herd[] = [];
  const watch: Watch[] = [];
  for (const { animal, n, at: name } of stands) {
    const square = squareAt(name);
    const mate = squares[square]?.mate ?? -1;
    const at = mate >= 0 && mate < square ? mate : square;
    const there =
      animal === 'dog'
        ? watch.find((dogs) => dogs.at === at)
        : herds.find((herd) => herd.at === at && herd.animal === animal);
    if (there) there.n += n;
    else if (animal === 'dog') watch.push({ at, n });
    else herds.push({ at, animal, n });
  }
  return { herds, watch };
}

/** base.animals.rearrange: the arrangement has been checked. */
export function arrangeAnimals(turn: Turn, seat: Seat, stands: readonly Stand[]): void {
  const player = edit(turn, seat);
  Object.assign(player, standsToPlaces(stands, player.squares));
  tell(turn, { type: 'arranged', seat, rule: 'base.animals.rearrange' });
}
