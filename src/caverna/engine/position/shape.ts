// What a hand-written position is made of, field by field: the type of each, and how many there may be. A position of
// this shape can be drawn and edited; whether the rules allow it is for `layOut` to say.

import { type Result, refuse } from '../state/result.ts';
import { ALL_GOODS, MOST_PLAYERS } from '../state/vocabulary.ts';
import { isRecord, wholeNumber } from './reading.ts';
import type { Position } from './types.ts';

type Is = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Is>>;

/** One for all lists and records, and one for all texts. */
const MOST = 250;
const LONGEST = 60;

const text: Is = (value) => typeof value === 'string' && value.length <= LONGEST;
const flag: Is = (value) => typeof value === 'boolean';
const number: Is = Number.isFinite;
const either =
  (...kinds: Is[]): Is =>
  (value) =>
    kinds.some((is) => is(value));
const list =
  (is: Is, most = MOST): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && [...value].every(is);
const record =
  (is: Is, key: Is = text, most = MOST): Is =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([name, entry]) => key(name) && is(entry));
const fields =
  (shape: Shape): Is =>
  (value) =>
    isRecord(value) && !misfit(shape, value);

/** The first field that is not what it should be; the others may be missing. */
const misfit = (shape: Shape, value: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(shape).find((name) => value[name] !== undefined && !shape[name]!(value[name]));

const texts = list(text);
const plain = either(text, flag, number);
const goods = record(number, (name) => (ALL_GOODS as readonly unknown[]).includes(name));

const SEAT: Shape = {
  folk: text,
  spent: texts,
  goods,
  dwarfs: list(either(number, fields({ weapon: number, at: text, newborn: flag, goblin: flag }))),
  board: record(text),
  animals: texts,
  begging: number,
  due: record(goods),
  extended: flag,
  orcs: record(text),
  traps: texts,
  mined: record(number),
  homes: texts,
  hostages: record(either(text, number)),
};

const TABLE: Shape = {
  players: (value) => wholeNumber(value, 1, MOST_PLAYERS),
  tileSet: text,
  modules: texts,
  folkTiles: either(text, texts),
  options: record(plain),
  box: record(plain, text, 1000),
  round: number,
  turn: number,
  startingPlayer: number,
  token: number,
  cards: texts,
  harvest: text,
  markers: record(text),
  reds: number,
  spaces: record(fields({ goods, by: number })),
  gone: texts,
  fiends: record(either(plain, list(plain))),
  orcEvents: fields({
    events: number,
    due: flag,
    bribes: texts,
    draw: texts,
    extensions: texts,
    longStrips: texts,
    shortStrips: texts,
    claimed: texts,
  }),
  seats: list(isRecord, MOST_PLAYERS),
};

/** A position from anywhere that can be shown; a refusal names the field. */
export function readPosition(value: unknown): Result<Position> {
  if (!isRecord(value)) return refuse('badPosition');
  const field = misfit(TABLE, value);
  if (field) return refuse('badPosition', undefined, { field });
  const { seats = [] } = value as Position;
  for (const [i, seat] of seats.entries()) {
    const wrong = misfit(SEAT, seat as Record<string, unknown>);
    if (wrong) return refuse('badPosition', undefined, { field: wrong, seat: i + 1 });
  }
  return { ok: true, value: value as Position };
}
