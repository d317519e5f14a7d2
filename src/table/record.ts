// What is kept of one game: the file, and a few facts for a list that should not have to replay anything.

import { type GameFile, toFile } from './file.ts';
import type { Facts, GameTypes, Rules } from './game.ts';
import { isMoment, isRecord } from './json.ts';
import { readValue } from './reading.ts';
import { LONGEST_TITLE, type Session } from './session.ts';

const RECORD_VERSION = 1;

export interface StoredGame<G extends GameTypes> {
  /** Which game it is; missing: the one whose records have no name. */
  game?: string;
  version: number;
  id: string;
  name: string;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
  facts: G['facts'];
  file: GameFile<G>;
  /** Set aside: it could not be opened, for this reason. It stays until somebody deletes it. */
  aside?: string;
}

export const factsOf = <G extends GameTypes>(rules: Rules<G>, { timeline }: Session<G>): G['facts'] => {
  const { game, depth } = timeline.points[timeline.at]!;
  return rules.factsOf(game, depth);
};

/** How records say whose they are. */
export const ownName = <G extends GameTypes>({ name, unnamed }: Rules<G>): { game?: string } =>
  unnamed ? {} : { game: name };

const recorded = <G extends GameTypes>(
  rules: Rules<G>,
  file: GameFile<G>,
  changed: number,
  facts: G['facts'],
): StoredGame<G> => ({
  ...ownName(rules),
  version: RECORD_VERSION,
  id: file.session.id,
  name: file.session.name,
  changed,
  facts,
  file,
});

export const toRecord = <G extends GameTypes>(
  rules: Rules<G>,
  session: Session<G>,
  changed: number,
): StoredGame<G> => recorded(rules, toFile(rules, session), changed, factsOf(rules, session));

/** A record of a file that has not been replayed. */
export const recordOf = <G extends GameTypes>(
  rules: Rules<G>,
  file: GameFile<G>,
  changed: number,
): StoredGame<G> => recorded(rules, file, changed, rules.factsOfSetup(file.setup, file.lines.length));

function isFacts<G extends GameTypes>(rules: Rules<G>, value: unknown): value is G['facts'] {
  const isList = (list: unknown, type: 'string' | 'number'): boolean =>
    Array.isArray(list) && list.length <= rules.mostSeats && list.every((entry) => typeof entry === type);
  if (!isRecord(value)) return false;
  const { kind, seats, moves, results } = value as Partial<Record<keyof Facts, unknown>>;
  if (typeof kind !== 'string' || typeof moves !== 'number') return false;
  return isList(seats, 'string') && (results === null || isList(results, 'number')) && rules.isFacts(value);
}

/** A record that can be listed, or the reason why not. */
export function readRecord<G extends GameTypes>(
  rules: Rules<G>,
  value: unknown,
): StoredGame<G> | 'otherKind' | 'newerVersion' | 'damaged' {
  if (!readValue(value).ok || !isRecord(value)) return 'damaged';
  const { game, version, id, name, changed, facts, file, aside } = value;
  // What another game has written is that game's business, whatever is in it.
  if (game !== ownName(rules).game) return 'otherKind';
  if (typeof version !== 'number') return 'damaged';
  if (version > RECORD_VERSION) return 'newerVersion';
  if (typeof id !== 'string' || typeof name !== 'string' || !isMoment(changed)) return 'damaged';
  if (name.length > LONGEST_TITLE) return 'damaged';
  if (!isFacts(rules, facts) || !isRecord(file)) return 'damaged';
  if (aside !== undefined && typeof aside !== 'string') return 'damaged';
  return value as unknown as StoredGame<G>;
}
