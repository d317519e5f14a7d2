// What the events of the game machine do to its context. Pure functions; the machine says when.

import { renameSeat, SLOWEST, startSession, title } from '../../table/session.ts';
import { gameOf, here, jump, lineOf, pathTo, playOn, stepsOfTurn, undo } from '../../table/timeline.ts';
import type { Game, Move, Result } from '../engine/index.ts';
import { playAndWatch } from '../table/film.ts';
import { rules } from '../table/rules.ts';
import { decides, startsTurn } from '../table/turn.ts';
import type { Session, Timeline } from '../table/types.ts';
import type { BotTask, GameContext, GameMachineEvent, Kind } from './game-types.ts';

type Change = Partial<GameContext>;

/** At the table somebody looks on while a move is played. */
const watching = { ...rules, play: playAndWatch };

const kindsOf = ({ bots }: Session): Kind[] => bots.map((bot) => (bot === null ? 'human' : 'bot'));

/** Everything that follows from the session. */
function showing(session: Session): Change {
  const { timeline, settings } = session;
  const game = gameOf(timeline);
  return { session, timeline, game, me: decides(game), kinds: kindsOf(session), settings };
}

const FRESH: Change = { planned: [], trouble: null, ended: false, paused: false, thinking: false };

export const opened = (session: Session): Change => ({ ...FRESH, ...showing(session) });

/** The game that an event asks for; null when it asks for none. */
export function begun(event: GameMachineEvent): Result<Change> | null {
  if (event.type !== 'begin') return null;
  const session = startSession(rules, event);
  return session.ok ? { ok: true, value: opened(session.value) } : session;
}

/** Has the turn passed on with this move? */
function passedOn(before: Game, after: Game): boolean {
  return decides(before) !== decides(after) || startsTurn(after);
}

/** A move that was made: written down, and asked for confirmation where a person's turn ends with it. */
export function moved(context: GameContext, move: Move): Change {
  const session = context.session!;
  const played = playOn(watching, session.timeline, move);
  if (!played.ok) return { trouble: played.error, planned: [] };
  const before = gameOf(session.timeline);
  const game = gameOf(played.value);
  const byPerson = context.kinds[decides(before)] === 'human';
  return {
    ...showing({ ...session, timeline: played.value }),
    trouble: null,
    paused: false,
    ended: byPerson && context.settings.confirm && passedOn(before, game),
    planned: decides(before) === decides(game) ? context.planned.slice(1) : [],
  };
}

/** At another point of the tree. Bots do not run on from an earlier position by themselves. */
function lookAt(context: GameContext, timeline: Timeline): Change {
  const change = { ...FRESH, ...showing({ ...context.session!, timeline }) };
  return { ...change, paused: timeline.at !== timeline.tip && change.kinds?.[change.me!] === 'bot' };
}

const asksPerson = (context: GameContext, timeline: Timeline, point: number): boolean =>
  context.kinds[decides(timeline.points[point]!.game)] === 'human';

/** Back over so many decisions of people; without people, move by move. */
export function undone(context: GameContext, steps = 1): Change {
  const timeline = context.session!.timeline;
  if (!context.kinds.includes('human')) return lookAt(context, undo(timeline, steps));
  const path = pathTo(timeline, timeline.at).slice(0, -1);
  const mine = path.filter((point) => asksPerson(context, timeline, point));
  return lookAt(context, jump(timeline, mine.at(-steps) ?? mine[0] ?? 0));
}

/** Forward over so many decisions of people, at most to the end of the line. */
export function redone(context: GameContext, steps = 1): Change {
  const timeline = context.session!.timeline;
  const path = lineOf(timeline).slice(here(timeline).depth + 1);
  const people = context.kinds.includes('human');
  const mine = people ? path.filter((point) => asksPerson(context, timeline, point)) : path;
  return lookAt(context, jump(timeline, mine[steps - 1] ?? timeline.tip));
}

export const takenBack = (context: GameContext): Change => {
  const { timeline } = context.session!;
  return lookAt(context, undo(timeline, stepsOfTurn(rules, timeline)));
};

export const jumped = (context: GameContext, point: number): Change =>
  lookAt(context, jump(context.session!.timeline, point));

export function changed(context: GameContext, event: GameMachineEvent): Change {
  const session = context.session!;
  if (event.type === 'rename') return showing({ ...session, name: title(event.name) });
  if (event.type === 'renameSeat')
    return showing({ ...session, timeline: renameSeat(session.timeline, event.seat, event.name) });
  if (event.type === 'reseat') {
    const bots = session.bots.map((bot, seat) => (seat === event.seat ? event.bot : bot));
    return { ...showing({ ...session, bots }), planned: [], trouble: null };
  }
  if (event.type !== 'set') return {};
  const settings = { ...session.settings, ...event.settings };
  const pace = Math.min(SLOWEST, Math.max(0, Number(settings.pace) || 0));
  return showing({ ...session, settings: { confirm: settings.confirm === true, pace } });
}

/** The number that decides where a bot does not care: from the game and how far it is, so that a reload changes nothing. */
export function taskOf({ session, game, me }: GameContext): BotTask {
  const { depth } = here(session!.timeline);
  return {
    game: game!,
    bot: session!.bots[me] ?? 'greedy',
    seed: (game!.seed ^ Math.imul(depth + 1, 0x9e3779b1)) >>> 0,
  };
}
