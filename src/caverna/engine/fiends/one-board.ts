// An orc event on one home board, with its cards and decisions given from outside: for odds and what-ifs.
// It runs the very frames of an event; only the shuffling is replaced. Other seats stay as they are: what an orc
// does depends on its own board alone, and the cards a seat can draw are the same whatever the others have drawn.

import { doMove } from '../do/moves.ts';
import { advance } from '../flow/advance.ts';
import { movesOf } from '../legal/moves.ts';
import type { GameEvent } from '../state/events.ts';
import { begin, type Turn } from '../state/turn.ts';
import type { Frame, Game, Move, Seat } from '../state/types.ts';
import { LETTERS, orcOf } from './board/orcs.ts';
import type { MovementId } from './data/movement.ts';
import { rulings } from './do/tell.ts';
import { goHome } from './flow/home.ts';
import { act, arrive, breachAll } from './flow/orc-event.ts';
import { answersTo } from './frames/orc-event.ts';
import type { Activation, FaceDown, OrcLetter } from './types.ts';

export { LETTERS };

/** Decides where the rules ask the owner; `moves` lists what is legal then. */
export type Decide = (game: Game, frame: Frame, moves: () => readonly Move[]) => Move;

interface Outcome {
  game: Game;
  events: GameEvent[];
}

/** A card that lies face down: drawn, but nobody looks at it before the march. */
const FACE_DOWN: FaceDown = 'faceDown';

const restOf = (seat: Seat): Frame => ({ kind: 'table', seat, dwarf: -1, rule: 'fiends.event.letters' });

/** Runs until the board is at rest again. */
function run(turn: Turn, decide: Decide): Outcome {
  for (;;) {
    advance(turn);
    const frame = turn.game.stack.at(-1)!;
    if (frame.kind === 'table') return { game: turn.game, events: turn.events };
    doMove(
      turn,
      frame,
      decide(turn.game, frame, () => movesOf(turn.game, frame)),
    );
  }
}

/** The table as it is when this event begins: everybody is home, no orc has moved. */
export function beforeEvent(game: Game, seat: Seat, event: number): Game {
  const turn = begin(game);
  goHome(turn);
  return {
    ...turn.game,
    phase: 'orcs',
    stack: [restOf(seat)],
    fiends: { ...turn.game.fiends!, events: event, due: false, active: null, script: [] },
  };
}

/** Settles what this seat has begun in an event that is going on, the march of the active orc included. */
export function finishOrc(game: Game, seat: Seat, decide: Decide): Outcome {
  const turn = begin(game);
  const active = turn.game.fiends!.active!;
  turn.game.stack = [restOf(seat), ...turn.game.stack.filter((frame) => frame.seat === seat)];
  turn.game.fiends = { ...turn.game.fiends!, script: [] };
  const begun = run(turn, decide);
  if (active.step === 'done' || !marchIsToCome(game, active, seat)) return begun;
  act(turn, { ...turn.game.fiends.active!, step: 'move' }, seat);
  return run(turn, decide);
}

function marchIsToCome(game: Game, { step, seats }: Activation, seat: Seat): boolean {
  if (rulings(game).together && step === 'negotiate') return true;
  return seats.includes(seat);
}

/** This orc's turn begins: in the forest it has a card, in the cave it has none. */
export function callOrc(game: Game, seat: Seat, orc: OrcLetter): Game {
  const inCave = orcOf(game.players[seat], orc).zone === 'cave';
  const cards = game.players.map((_, i) => (i === seat && !inCave ? FACE_DOWN : null));
  const active: Activation = { orc, step: 'negotiate', seats: [], cards, inCave: inCave ? [seat] : [] };
  return { ...game, fiends: { ...game.fiends!, active } };
}

/** Bribes and pushes open to this seat; exchanges are left out. */
export const answers = (game: Game, seat: Seat, orc: OrcLetter, pushed = false): Move[] =>
  answersTo(game, { kind: 'negotiate', seat, dwarf: -1, rule: 'fiends.event.bribe', orc, pushed });

/** Answers the orc with these moves, in this order; the march is still to come. */
export function answerOrc(
  game: Game,
  seat: Seat,
  moves: readonly Move[],
  decide: Decide,
  pushed = false,
): Outcome {
  const turn = begin(game);
  const left = moves.slice();
  const { orc } = turn.game.fiends!.active!;
  const common = { seat, dwarf: -1, rule: 'fiends.event.bribe' as const, orc };
  turn.game.stack.push({ ...common, kind: 'negotiate', pushed });
  return run(turn, (now, frame, legal) =>
    frame.kind === 'negotiate' ? (left.shift() ?? { type: 'stop' }) : decide(now, frame, legal),
  );
}

/** The orc that was called goes its way; its card may have gone back after the answer. */
export function moveOrc(game: Game, seat: Seat, card: MovementId | null, decide: Decide): Outcome {
  const turn = begin(game);
  const { fiends } = turn.game;
  const cards = fiends!.active!.cards.map((drawn) => (drawn === null ? null : card));
  const active: Activation = { ...fiends!.active!, step: 'move', cards };
  turn.game.fiends = { ...fiends!, active };
  act(turn, active, seat);
  return run(turn, decide);
}

/** fiends.orcD.symbol: Orc D appears where this card says. */
export function arriveWith(game: Game, seat: Seat, card: MovementId): Outcome {
  const turn = begin(game);
  arrive(turn, seat, card);
  return { game: turn.game, events: turn.events };
}

/** The end of the last event: all orcs of the forest breach. */
export function breachWithAll(game: Game, seat: Seat, decide: Decide): Outcome {
  const turn = begin(game);
  breachAll(turn, [seat]);
  return run(turn, decide);
}
