// What lies beside the boards in a hand-written position: strips, extensions, events, rewards. The words are
// described in content/caverna/scenario-format.md.

import { wholeNumber } from '../../position/reading.ts';
import type { Position } from '../../position/types.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Game } from '../../state/types.ts';
import { GOODS, type Good } from '../../state/vocabulary.ts';
import { MOVEMENT_CARDS } from '../data/movement.ts';
import { EVENTS } from '../data/orc-events.ts';
import { REWARDS } from '../data/rewards.ts';
import { EXTENSIONS, LONG_STRIPS, SHORT_STRIPS } from '../data/supply.ts';
import { FIENDS_DEFAULTS, type FiendsOptions } from '../options.ts';
import { layOutBoards } from '../setup.ts';

interface FiendsTable {
  /** Orc events so far; the next one uses the board after it. */
  events?: number;
  /** This round is known to end with an orc event. */
  due?: boolean;
  bribes?: string[];
  /** Movement cards that are drawn next. */
  draw?: string[];
  extensions?: string[];
  longStrips?: string[];
  shortStrips?: string[];
  claimed?: string[];
}

const ids = <T extends string>(list: readonly { id: T }[]): T[] => list.map(({ id }) => id);

/** A list of known names without repetition, in the given order. */
function listOf<T extends string>(value: readonly string[], known: readonly T[], most: number): T[] | null {
  const fits = value.length <= most && value.every((entry) => (known as readonly string[]).includes(entry));
  return fits ? (value as T[]) : null;
}

const DEFAULT_BRIBES: readonly Good[] = ['stone', 'wood', 'ore', 'food'];
const MOST_DRAWN = 60;

/** Everything in the box is on offer unless the position says otherwise: it is about a rule, not about a deal. */
export function readFiendsTable(game: Game, given: Position): Result<Game> {
  const part: FiendsTable = given.orcEvents ?? {};
  const pieces = <T extends string>(value: readonly string[] | undefined, list: readonly { id: T }[]) =>
    listOf(value ?? ids(list), ids(list), list.length);
  const extensions = pieces(part.extensions, EXTENSIONS);
  const longStrips = pieces(part.longStrips, LONG_STRIPS);
  const shortStrips = pieces(part.shortStrips, SHORT_STRIPS);
  const bribes = listOf<Good>(part.bribes ?? DEFAULT_BRIBES, GOODS, EVENTS.length);
  const claimed = listOf(part.claimed ?? [], ids(REWARDS), REWARDS.length);
  const script = listOf(part.draw ?? [], ids(MOVEMENT_CARDS), MOST_DRAWN);
  const events = part.events ?? 0;
  const wrong = refuse<Game>('badPosition', undefined, { field: 'orcEvents' });
  if (!extensions || !longStrips || !shortStrips || !bribes || !claimed || !script) return wrong;
  if (!wholeNumber(events, 0, EVENTS.length)) return wrong;
  layOutBoards(game, extensions, longStrips, shortStrips, bribes);
  Object.assign(game.fiends!, { claimed, script, events, due: part.due === true });
  if (!given.markers)
    game.markers = game.markers.map((_, round) => (round === 3 || round === 6 ? 'orc' : null));
  return ok(game);
}

/** The options that are not as the specification has them. */
const switched = (options: FiendsOptions): Partial<FiendsOptions> =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(FIENDS_DEFAULTS[name as keyof FiendsOptions]),
    ),
  );

export function writeFiendsTable({ setup, fiends }: Game): Record<string, unknown> {
  const { events, due, bribes, extensions, longStrips, shortStrips, claimed, script } = fiends!;
  return {
    modules: [...setup.modules],
    fiends: switched(setup.fiends!),
    orcEvents: {
      events,
      bribes,
      extensions,
      longStrips,
      shortStrips,
      claimed,
      ...(due ? { due } : {}),
      ...(script.length > 0 ? { draw: script } : {}),
    },
  };
}
