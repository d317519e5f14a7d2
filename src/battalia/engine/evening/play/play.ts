// Plays a move of an evening: who may, when, and what comes of it.

import { endedBy } from '../../score/ends.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Move, MoveName } from '../moves.ts';
import type { Evening, PhaseName } from '../state.ts';
import { type Handler, type Handlers, onTurn, type Played } from '../steps.ts';
import { clock } from './clock.ts';
import { prepare } from './prepare.ts';
import { storm } from './storm.ts';
import { team } from './team.ts';
import { valleys } from './valleys.ts';
import { wander } from './wander.ts';

const HANDLERS: Handlers<MoveName> = { ...prepare, ...team, ...storm, ...wander, ...valleys, ...clock };

/** When a move is made, where that is not for the move itself to say. */
const WHEN: Readonly<Partial<Record<MoveName, readonly PhaseName[]>>> = {
  ...Object.fromEntries(
    [...Object.keys(team), ...Object.keys(valleys), 'jump', 'buy', 'shape', 'done'].map((name) => [
      name,
      ['turn'],
    ]),
  ),
  // battalia.potion.drink: at any time, also in others' turns.
  drink: ['turn', 'storm', 'dusk', 'checkpoint', 'roll'],
  use: ['turn', 'storm'],
};

/** Things that only a member of the team on turn does. battalia.team.order */
const OF_TURN: ReadonlySet<MoveName> = new Set<MoveName>([
  ...(Object.keys(team) as MoveName[]),
  ...(Object.keys(valleys) as MoveName[]),
  'jump',
  'buy',
  'shape',
]);

/** The game ends at once. battalia.end.full battalia.end.cities */
function ended(before: Evening, { game, events }: Played): Played {
  if (game.phase.is !== 'turn' || before.table === game.table) return { game, events };
  const ends = endedBy(game.table);
  return ends.length === 0
    ? { game, events }
    : { game: { ...game, phase: { is: 'scoring' } }, events: [...events, ...ends] };
}

export function play(evening: Evening, move: Move): Result<Played> {
  if (evening.phase.is === 'over') return refuse('eveningOver');
  if (!Object.hasOwn(HANDLERS, move.do)) return refuse('eveningBadLine');
  const when = WHEN[move.do];
  if (when && !when.includes(evening.phase.is)) return refuse('eveningNotNow', 'battalia.week.day');
  const seat = 'seat' in move ? move.seat : undefined;
  if (seat !== undefined && seat >= evening.table.agreed.players) return refuse('eveningNobody');
  if (seat !== undefined && OF_TURN.has(move.do)) {
    const allowed = onTurn(evening, seat);
    if (!allowed.ok) return allowed;
  }
  const played = (HANDLERS[move.do] as Handler<MoveName>)(evening, move as never);
  return played.ok ? ok(ended(evening, played.value)) : played;
}
