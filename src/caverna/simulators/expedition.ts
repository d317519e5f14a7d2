// An expedition on a hand-written position: who goes, how many items, and what has been taken so far.

import { isRecord } from '../../table/json.ts';
import { type Parcel, pack, unpack } from '../../table/link.ts';
import { readValue } from '../../table/reading.ts';
import {
  type Corrections,
  type Game,
  type Move,
  notate,
  type Position,
  parse,
  play,
  type Result,
  readCorrections,
  readPosition,
  type SeatPosition,
  sandbox,
  startEffect,
} from '../engine/index.ts';

export interface Journey {
  /** Which box is on the table. */
  box: 'base' | 'folk' | 'fiends';
  /** How many items the space allows. */
  level: 1 | 2 | 3 | 4;
  /** Who goes, counted from 0. */
  dwarf: number;
  seat: SeatPosition;
  /** What the owner has corrected in the box; it travels with the link. */
  corrections?: Corrections;
}

const KIND = 'expedition';
const VERSION = 1;
const MOST_LINES = 300;

export const FRESH: Journey = {
  box: 'base',
  level: 2,
  dwarf: 0,
  seat: { dwarfs: [6, 0], goods: { wood: 2, stone: 1 }, board: { c4: 'meadow', c3: 'field' } },
};

export const positionOf = ({ box, seat, corrections }: Journey): Position => ({
  players: 2,
  round: 8,
  ...(box === 'base' ? {} : { modules: [box] }),
  ...(corrections && { box: corrections }),
  seats: [seat],
});

/** The game with the first loot to choose, or why it cannot begin. */
export function setOut(journey: Journey): Result<Game> {
  const table = sandbox(positionOf(journey), 0);
  if (!table.ok) return table;
  const begun = startEffect(table.value, 0, journey.dwarf, { do: 'expedition', level: journey.level });
  return begun.ok ? { ok: true, value: begun.value.game } : begun;
}

/** Goes as far as these lines lead; what cannot be played is left out. */
export function follow(game: Game, lines: readonly string[]): { game: Game; moves: Move[] } {
  let here = game;
  const moves: Move[] = [];
  for (const line of lines) {
    const move = parse(line);
    const played = move.ok ? play(here, move.value) : move;
    if (!move.ok || !played.ok) break;
    here = played.value.game;
    moves.push(move.value);
  }
  return { game: here, moves };
}

/** To be packed as a link. */
export const journeyParcel = (journey: Journey, moves: readonly Move[]): Parcel => [
  KIND,
  VERSION,
  { ...journey, lines: moves.map(notate) },
];

export const writeJourney = (journey: Journey, moves: readonly Move[]): Promise<string> =>
  pack(...journeyParcel(journey, moves));

/** A journey from anywhere that can be shown, whether or not anybody can set out on it; null when it cannot. */
export function readPlan(value: unknown): Journey | null {
  const read = readValue(value);
  if (!read.ok || !isRecord(read.value)) return null;
  const { box, level, dwarf, seat, corrections } = read.value;
  if (box !== 'base' && box !== 'folk' && box !== 'fiends') return null;
  if (level !== 1 && level !== 2 && level !== 3 && level !== 4) return null;
  if (!Number.isInteger(dwarf) || Number(dwarf) < 0) return null;
  const position = readPosition({ seats: [seat] });
  const changed = corrections === undefined ? null : readCorrections(corrections);
  if (!position.ok || changed?.ok === false) return null;
  return {
    box,
    level,
    dwarf: Number(dwarf),
    seat: position.value.seats![0]!,
    ...(changed && { corrections: changed.value }),
  };
}

/** Reads a link; null when it is not an expedition that can be set out on. */
export async function readJourney(text: string): Promise<{ journey: Journey; lines: string[] } | null> {
  const opened = await unpack(KIND, text, { version: VERSION });
  if (!opened.ok || !isRecord(opened.value.value)) return null;
  const { lines } = opened.value.value;
  if (!Array.isArray(lines) || lines.length > MOST_LINES) return null;
  if (!lines.every((line) => typeof line === 'string')) return null;
  const journey = readPlan(opened.value.value);
  return journey && setOut(journey).ok ? { journey, lines } : null;
}
