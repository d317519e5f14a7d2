// Who sits where.

/** The places at a table in the order of play; a game has as many as it has players. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** One for each seat of a game: asked for a seat there always is one, asked for any other number there may be none. */
export interface BySeat<T> extends Array<T>, Record<Seat, T> {
  slice(): BySeat<T>;
  with(seat: Seat, one: T): BySeat<T>;
  map<U>(each: (one: T, seat: Seat, all: T[]) => U): BySeat<U>;
  flatMap<U>(each: (one: T, seat: Seat, all: T[]) => U | readonly U[]): U[];
  forEach(each: (one: T, seat: Seat, all: T[]) => void): void;
  filter(wanted: (one: T, seat: Seat, all: T[]) => boolean): T[];
  some(wanted: (one: T, seat: Seat, all: T[]) => boolean): boolean;
  keys(): ArrayIterator<Seat>;
  entries(): ArrayIterator<[Seat, T]>;
}
