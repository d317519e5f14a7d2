// An orc event on a hand-written table: the position, the luck, the cards drawn so far and what was decided.
// It lives in the address, and can leave as a scenario.

import { isRecord } from '../../table/json.ts';
import { type LinkError, type Parcel, pack, unpack } from '../../table/link.ts';
import { type ReadError, readText, readValue } from '../../table/reading.ts';
import {
  contentsOf,
  type Game,
  type Good,
  HIGHEST_SEED,
  type Move,
  notate,
  type Position,
  parse,
  type Refusal,
  type Result,
  readCorrections,
  readPosition,
  reshuffled,
  type Scenario,
  sandbox,
  toPosition,
  withCards,
} from '../engine/index.ts';

export interface EventTable {
  given: Position;
  /** How the decks are shuffled. */
  seed: number;
  /** Cards are drawn at the table and entered. */
  entering: boolean;
}

/** A table with what has happened on it. */
export interface EventSoFar extends EventTable {
  cards: readonly string[];
  moves: readonly Move[];
}

const KIND = 'orcs';
const VERSION = 1;
const MOST_LINES = 300;

export const FRESH: EventTable = {
  given: {
    modules: ['fiends'],
    players: 1,
    orcEvents: { events: 0, bribes: ['stone', 'wood', 'ore', 'food'] },
    seats: [
      {
        goods: { wood: 1, stone: 2 },
        board: { c4: 'meadow', b4: 'field grain 2', c3: 'smallPasture' },
        animals: ['2 sheep c3'],
        traps: ['pitfall b2'],
        orcs: { A: '5 a1', B: '7 b1', C: '9 c1', D: '12 reserve' },
      },
    ],
  },
  seed: 1,
  entering: false,
};

/** The event that comes next on this table, 1 to 4. */
export const eventOf = ({ orcEvents }: Position): number => Number(orcEvents?.events ?? 0) + 1;

export const bribeOf = (given: Position): Good => {
  const bribes = given.orcEvents?.bribes;
  const fresh = FRESH.given.orcEvents!.bribes as Good[];
  return ((Array.isArray(bribes) ? bribes : fresh)[eventOf(given) - 1] ?? 'stone') as Good;
};

export const withEvent = (given: Position, event: number): Position => ({
  ...given,
  orcEvents: { ...given.orcEvents, events: event - 1 },
});

export function withBribe(given: Position, good: Good): Position {
  const present = given.orcEvents?.bribes;
  const bribes = [...((Array.isArray(present) ? present : FRESH.given.orcEvents!.bribes) as Good[])];
  bribes[eventOf(given) - 1] = good;
  return { ...given, orcEvents: { ...given.orcEvents, bribes } };
}

export const bribeGoods = (given: Position): readonly Good[] => contentsOf(given.box).bribes;

/** The table laid out, with these cards on top of their decks; or why it cannot be. */
export function layTable({ given, seed }: EventTable, cards: readonly string[] = []): Result<Game> {
  const table = sandbox(given, 0);
  if (!table.ok) return table;
  if (eventOf(given) > contentsOf(given.box).events.length)
    return { ok: false, error: { code: 'badPosition', args: { field: 'orcEvents' } } };
  const scripted = table.value.fiends?.script ?? [];
  return withCards(reshuffled(table.value, seed), cards.length > 0 ? cards : scripted);
}

/** To be packed as a link. */
export const eventParcel = ({ given, seed, entering, cards, moves }: EventSoFar): Parcel => [
  KIND,
  VERSION,
  { given, seed, entering, cards, lines: moves.map(notate) },
];

export const writeEvent = (so: EventSoFar): Promise<string> => pack(...eventParcel(so));

export type EventTrouble = { what: 'link'; error: LinkError } | { what: 'position'; refusal: Refusal };
export type EventResult = { ok: true; value: EventSoFar } | { ok: false; error: EventTrouble };

const badLink: EventResult = { ok: false, error: { what: 'link', error: 'damaged' } };

function movesFrom(lines: readonly string[]): Result<Move[]> {
  const moves: Move[] = [];
  for (const line of lines) {
    const move = parse(line);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return { ok: true, value: moves };
}

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_LINES && value.every((entry) => typeof entry === 'string');

/** A table from anywhere that can be shown, whether or not the rules allow what lies on it. */
function readGiven(value: unknown): Result<Position> {
  const given = readPosition(value);
  const box = given.ok && given.value.box ? readCorrections(given.value.box) : null;
  return box && !box.ok ? box : given;
}

const isSeed = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_SEED;

/** A table that was kept while somebody was still building it; null when it cannot be shown. */
export function readTable(value: unknown): EventTable | null {
  const read = readValue(value);
  if (!read.ok || !isRecord(read.value) || !isSeed(read.value.seed)) return null;
  const given = readGiven(read.value.given);
  return given.ok
    ? { given: given.value, seed: read.value.seed, entering: read.value.entering === true }
    : null;
}

const impossible = (refusal: Refusal): EventResult => ({ ok: false, error: { what: 'position', refusal } });

/** Only what can be laid on the table is opened. */
function laid(so: EventSoFar): EventResult {
  const given = readGiven(so.given);
  if (!given.ok) return impossible(given.error);
  const table = layTable(so, so.cards);
  return table.ok ? { ok: true, value: so } : impossible(table.error);
}

/** Reads a link; whatever is wrong with it is said, and nothing is opened. */
export async function readEvent(text: string): Promise<EventResult> {
  const opened = await unpack(KIND, text, { version: VERSION });
  if (!opened.ok) return { ok: false, error: { what: 'link', error: opened.error } };
  const { value } = opened.value;
  if (!isRecord(value) || !isRecord(value.given) || !texts(value.cards) || !texts(value.lines))
    return badLink;
  const { seed, cards } = value;
  const moves = movesFrom(value.lines);
  if (!isSeed(seed) || !moves.ok) return badLink;
  return laid({
    given: value.given as Position,
    seed,
    entering: value.entering === true,
    cards,
    moves: moves.value,
  });
}

/** The event as a scenario that `npm run scenario` checks: the same cards, the same decisions, the same end. */
export function scenarioOf(name: string, { given, cards, moves }: EventSoFar, end: Game): Scenario {
  const seat = toPosition(end).seats?.[0] ?? {};
  return {
    name,
    rules: ['fiends.event.steps'],
    given: { ...given, orcEvents: { ...given.orcEvents, draw: [...cards] } },
    do: [{ phase: 'orcEvent' }, ...moves.map(notate)],
    // biome-ignore lint/suspicious/noThenProperty: a scenario says what must be true then
    then: {
      seat: {
        ...(seat.goods && { goods: seat.goods }),
        ...(seat.orcs && { orcs: seat.orcs }),
        ...(seat.traps && { traps: seat.traps }),
      },
    },
  };
}

export type ScenarioTrouble =
  | { what: 'text'; error: ReadError }
  /** JSON, but neither a scenario, an example nor a position. */
  | { what: 'kind' }
  | { what: 'position'; refusal: Refusal };
type ScenarioResult = { ok: true; value: EventSoFar } | { ok: false; error: ScenarioTrouble };

/** A pasted scenario, an example or a bare position as a table that can be laid; otherwise why it cannot. */
export function readScenario(text: string): ScenarioResult {
  const failed = (error: ScenarioTrouble): ScenarioResult => ({ ok: false, error });
  const read = readText(text);
  if (!read.ok) return failed({ what: 'text', error: read.error });
  const first: unknown = Array.isArray(read.value) ? read.value[0] : read.value;
  if (!isRecord(first)) return failed({ what: 'kind' });
  const part = Array.isArray(first.parts) && isRecord(first.parts[0]) ? first.parts[0] : first;
  const given = isRecord(part.given) ? part.given : part;
  if (given.seats === undefined && given.players === undefined) return failed({ what: 'kind' });
  const position = readGiven({ ...given, modules: ['fiends'] });
  if (!position.ok) return failed({ what: 'position', refusal: position.error });
  const [begin, ...lines] = Array.isArray(part.do) ? part.do.slice(0, MOST_LINES) : [];
  const isEvent = isRecord(begin) && begin.phase === 'orcEvent';
  const moves = movesFrom(isEvent ? lines.filter((line) => typeof line === 'string') : []);
  const { draw, ...orcEvents } = position.value.orcEvents ?? {};
  const so = laid({
    given: { ...position.value, orcEvents },
    seed: FRESH.seed,
    entering: false,
    cards: texts(draw) ? draw : [],
    moves: moves.ok ? moves.value : [],
  });
  if (so.ok) return so;
  return failed(so.error.what === 'position' ? so.error : { what: 'kind' });
}
