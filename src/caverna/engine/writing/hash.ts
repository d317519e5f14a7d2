import { canonical, fingerprint } from '../../../plain/fingerprint.ts';
import type { Game } from '../state/types.ts';

/** A short fingerprint of a game: everything but the players' names counts. */
export function hash(game: Game): string {
  const { seats, ...setup } = game.setup;
  return fingerprint(canonical({ ...game, setup: { ...setup, seats: seats.length } }));
}
