// What is kept of one game: the file, and a few facts for a list that should not have to replay anything.

import { type Game, score } from '../caverna/engine/index.ts';
import { type GameFile, toFile } from './file.ts';
import { isMoment, isRecord } from './json.ts';
import { readValue } from './reading.ts';
import { LONGEST_TITLE, type Session } from './session.ts';

export const RECORD_VERSION = 1;

export interface Facts {
  /** Games of one kind can be compared: `base-full-2`. */
  kind: string;
  modules: readonly string[];
  seats: readonly string[];
  round: number;
  moves: number;
  /** Points of each seat once the game is over. */
  results: readonly number[] | null;
}

export interface StoredGame {
  version: number;
  id: string;
  name: string;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
  facts: Facts;
  file: GameFile;
  /** Set aside: it could not be opened, for this reason. It stays until somebody deletes it. */
  aside?: string;
}

export const kindOf = ({ setup }: Game): string =>
  [setup.modules.at(-1), setup.tileSet, setup.seats.length].join('-');

export function factsOf({ timeline }: Session): Facts {
  const { game, depth } = timeline.points[timeline.at]!;
  return {
    kind: kindOf(game),
    modules: game.setup.modules,
    seats: game.setup.seats.map(({ name }) => name),
    round: game.round,
    moves: depth,
    results: game.phase === 'over' ? score(game).seats.map(({ total }) => total) : null,
  };
}

export const toRecord = (session: Session, changed: number): StoredGame => ({
  version: RECORD_VERSION,
  id: session.id,
  name: session.name,
  changed,
  facts: factsOf(session),
  file: toFile(session),
});

const MOST_SEATS = 7;

const isList = (value: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.length <= MOST_SEATS && value.every((entry) => typeof entry === type);

function isFacts(value: unknown): value is Facts {
  if (!isRecord(value)) return false;
  const { kind, modules, seats, round, moves, results } = value;
  if (typeof kind !== 'string' || typeof round !== 'number' || typeof moves !== 'number') return false;
  return (
    isList(modules, 'string') && isList(seats, 'string') && (results === null || isList(results, 'number'))
  );
}

/** A record that can be listed, or the reason why not. */
export function readRecord(value: unknown): StoredGame | 'newerVersion' | 'damaged' {
  if (!readValue(value).ok) return 'damaged';
  if (!isRecord(value) || typeof value.version !== 'number') return 'damaged';
  if (value.version > RECORD_VERSION) return 'newerVersion';
  const { id, name, changed, facts, file, aside } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || !isMoment(changed)) return 'damaged';
  if (name.length > LONGEST_TITLE) return 'damaged';
  if (!isFacts(facts) || !isRecord(file)) return 'damaged';
  if (aside !== undefined && typeof aside !== 'string') return 'damaged';
  return value as unknown as StoredGame;
}
