// Looking on while a move is carried out: the game as it stands right after every single event.
// Ordinary play pays nothing for this.

import type { Effect } from '../actions/effects.ts';
import { startEffectOn, startPhaseOn } from '../position/start.ts';
import type { GameEvent } from '../state/events.ts';
import { ok, type Result } from '../state/result.ts';
import { begin, type Turn } from '../state/turn.ts';
import type { Game, Move, Seat } from '../state/types.ts';
import { type Played, playOn } from './play.ts';

/** Something has happened, and this is how things stand now. */
export interface Moment {
  event: GameEvent;
  game: Game;
}

interface Traced extends Played {
  /** One for every event; the last one stands where `game` stands. */
  moments: Moment[];
}

/** A copy that later changes leave alone: players and their goods are the only things changed in place. */
const still = (game: Game): Game => ({
  ...game,
  players: game.players.map((player) => ({ ...player, goods: { ...player.goods } })),
  stack: game.stack.slice(),
});

function watched(run: (prepare: (game: Game) => Turn) => Result<Played>): Result<Traced> {
  const moments: Moment[] = [];
  const done = run((game) => ({
    ...begin(game),
    onlooker: (turn) => moments.push({ event: turn.events.at(-1)!, game: still(turn.game) }),
  }));
  if (!done.ok) return done;
  const last = moments.at(-1);
  if (last) last.game = done.value.game;
  return ok({ ...done.value, moments });
}

/** As `play`, with every moment on the way. */
export const trace = (game: Game, move: Move): Result<Traced> =>
  watched((prepare) => playOn(game, move, prepare));

/** As `startPhase`, with every moment on the way. */
export const tracePhase = (game: Game, seat: Seat, phase: string): Result<Traced> =>
  watched((prepare) => startPhaseOn(game, seat, phase, prepare));

/** As `startEffect`, with every moment on the way. */
export const traceEffect = (game: Game, seat: Seat, dwarf: number, effect: Effect): Result<Traced> =>
  watched((prepare) => startEffectOn(game, seat, dwarf, effect, prepare));

/** The next orc event of a hand-written position, up to the first decision. */
export const traceEvent = (game: Game): Result<Traced> => tracePhase(game, 0, 'orcEvent');

/** The harvest is announced: the orc event that was going on is over. */
export const endsOrcEvent = ({ type }: Pick<GameEvent, 'type'>): boolean => type === 'phase';

type Told = { event: Pick<GameEvent, 'type'> };

/** From the announcement of an orc event on; everything, where one has been going on all the time. */
export function fromOrcEvent<M extends Told>(moments: readonly M[]): readonly M[] {
  return moments.slice(
    Math.max(
      0,
      moments.findIndex(({ event }) => event.type === 'event'),
    ),
  );
}

/** What happened in an orc event that is going on, parted where it ended. */
interface OrcEventPart<M> {
  /** Up to the announcement of the harvest. */
  moments: readonly M[];
  /** The harvest and what follows. */
  after: readonly M[];
  over: boolean;
}

export function untilHarvest<M extends Told>(moments: readonly M[]): OrcEventPart<M> {
  const end = moments.findIndex(({ event }) => endsOrcEvent(event));
  return end < 0
    ? { moments, after: [], over: false }
    : { moments: moments.slice(0, end + 1), after: moments.slice(end + 1), over: true };
}
