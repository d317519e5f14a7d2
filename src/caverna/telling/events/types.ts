import type { Game, GameEvent } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';

/** Tells an event; null when it is not worth a line of its own. */
export type Teller = (t: Tongue, event: GameEvent, game: Game) => string | null;
export type Tellers<T extends GameEvent['type']> = Record<T, Teller>;

/** Whose event it is. */
export const who = (t: Tongue, { seat }: GameEvent, game: Game): string =>
  seat === undefined ? '' : t.seat(game, seat);
