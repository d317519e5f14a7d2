import type { EventOf, EventType, Game, Seat } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';

/** Tells an event; null when it is not worth a line of its own. */
type Teller<T extends EventType> = (t: Tongue, event: EventOf<T>, game: Game) => string | null;
export type Tellers<T extends EventType> = { [K in T]: Teller<K> };

/** Whose event it is. */
export const who = (t: Tongue, { seat }: { seat: Seat }, game: Game): string => t.seat(game, seat);
