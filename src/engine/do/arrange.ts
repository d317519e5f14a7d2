import { squareAt } from '../squares.ts';
import { edit, type Turn, tell } from '../turn.ts';
import type { Herd, Seat, Stand, Watch } from '../types.ts';

export function standsToPlaces(stands: readonly Stand[]): { herds: Herd[]; watch: Watch[] } {
  const herds: Herd[] = [];
  const watch: Watch[] = [];
  for (const { animal, n, at } of stands) {
    if (animal === 'dog') watch.push({ at: squareAt(at), n });
    else herds.push({ at: squareAt(at), animal, n });
  }
  return { herds, watch };
}

/** base.animals.rearrange: the arrangement has been checked. */
export function arrangeAnimals(turn: Turn, seat: Seat, stands: readonly Stand[]): void {
  Object.assign(edit(turn, seat), standsToPlaces(stands));
  tell(turn, { type: 'arranged', seat, rule: 'base.animals.rearrange' });
}
