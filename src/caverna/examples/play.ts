// Playing an example: the engine says what happens. Nothing here knows a rule.

import {
  type EventType,
  endsOrcEvent,
  type Game,
  installPositions,
  installReasons,
  type Moment,
  parse,
  play,
  type Refusal,
  type Seat,
  SUB_ACTIONS,
  sandbox,
  seatNumbered,
  setUp,
  trace,
  traceEffect,
  tracePhase,
} from '../engine/index.ts';
import type { Film } from '../scene/moments.ts';
import type { ExampleDeed, ExamplePart, Told } from './types.ts';

await installPositions();
await installReasons();

/** A refusal stands between two moments: after the one with this index. */
export interface PlayedPart extends Film {
  refusals: { after: number; say: Told; refusal: Refusal }[];
  game: Game;
}

const fail = (what: string, why: unknown): never => {
  throw new Error(`${what}: ${JSON.stringify(why)}`);
};

/** What an event may be told by, beside its type. */
interface Said {
  type: EventType;
  what?: string;
  at?: string;
  and?: string;
  card?: string;
  space?: string;
  n?: number;
}

/** Does this event go by these words: its type first, then any of what it says? */
export function goesBy({ type: its, what, at, and, card, space, n }: Said, words: string): boolean {
  const [type, ...rest] = words.split(' ');
  const said = [what, at, and, card, space, n].map(String);
  return its === type && rest.every((word) => said.includes(word));
}

function begin({ given, do: deeds }: ExamplePart): Game {
  const [first] = deeds;
  const atWork =
    typeof first === 'string'
      ? /^(place|promote|pass|send|hurry)\b/.test(first)
      : first !== undefined && 'start' in first;
  const table = atWork ? setUp(given) : sandbox(given, seatNumbered(given.turn));
  return table.ok ? table.value : fail('the position', table.error);
}

function carryOut(game: Game, deed: ExampleDeed, seat: Seat) {
  if (typeof deed === 'string') {
    const move = parse(deed);
    return move.ok ? trace(game, move.value) : move;
  }
  if ('begin' in deed) {
    const effect = typeof deed.begin === 'string' ? SUB_ACTIONS[deed.begin]! : deed.begin;
    return traceEffect(
      game,
      deed.seat === undefined ? seat : seatNumbered(deed.seat),
      (deed.dwarf ?? 1) - 1,
      effect,
    );
  }
  if ('phase' in deed)
    return tracePhase(game, deed.seat === undefined ? seat : seatNumbered(deed.seat), deed.phase);
  return null;
}

function refusalOf(game: Game, line: string): Refusal {
  const move = parse(line);
  const played = move.ok ? play(game, move.value) : move;
  return played.ok ? fail(line, 'should be refused, but is legal') : played.error;
}

/** Plays a part to its end; whatever does not work stops the build and says so. */
export function playPart(part: ExamplePart): PlayedPart {
  const seat = seatNumbered(part.given.turn);
  const before = begin(part);
  let game = before;
  const moments: Moment[] = [];
  const refusals: PlayedPart['refusals'] = [];
  for (const deed of part.do) {
    if (typeof deed === 'object' && 'refused' in deed) {
      refusals.push({
        after: moments.length - 1,
        say: deed.say,
        refusal: refusalOf(game, deed.refused),
      });
      continue;
    }
    const done = carryOut(game, deed, seat);
    if (done === null) continue;
    if (!done.ok) return fail(JSON.stringify(deed), done.error);
    game = done.value.game;
    moments.push(...done.value.moments);
  }
  const harvest = moments.findIndex(({ event }) => endsOrcEvent(event));
  const last = part.until ? moments.findIndex(({ event }) => goesBy(event, part.until!)) : moments.length - 1;
  if (last < 0 && part.until) fail(part.until, 'never happens');
  const end = harvest >= 0 ? Math.min(last, harvest - 1) : last;
  return { before, game, refusals, moments: moments.slice(0, end + 1) };
}
