// Where an event stands on one board: not begun, waiting for an answer, or in the middle of something.

import {
  type Game,
  type GameEvent,
  type MovementId,
  type OrcLetter,
  oneBoard,
  orcs,
} from '../engine/index.ts';
import type { Ask } from './types.ts';

export interface Moment {
  /** The board at rest, with the first of the letters still to be called. */
  table: Game;
  /** Orcs whose turn is still to come. */
  letters: OrcLetter[];
  /** What happens for certain before that. */
  events: GameEvent[];
  /** The first orc has been pushed already. */
  pushed: boolean;
  cards: Partial<Record<OrcLetter, MovementId>>;
  /** Orc D is still to be placed, or the last breach still to come. */
  ending: boolean;
}

/** The reward board is cleared: the policy takes the gold, and nothing has to be asked for that. */
function withoutRewards(game: Game): Game {
  return { ...game, fiends: { ...game.fiends!, longStrips: [] } };
}

const after = (letter: OrcLetter): OrcLetter[] =>
  oneBoard.LETTERS.slice(oneBoard.LETTERS.indexOf(letter) + 1);

export function momentOf(ask: Ask, decide: oneBoard.Decide): Moment {
  const { game, seat, event, cards = {} } = ask;
  const active = game.fiends!.events === event ? game.fiends!.active : null;
  if (!active) {
    const table = withoutRewards(oneBoard.beforeEvent(game, seat, event));
    return { table, letters: [...oneBoard.LETTERS], events: [], pushed: false, cards, ending: true };
  }
  const top = game.stack.filter((frame) => frame.seat === seat).at(-1);
  const asked = top?.kind === 'negotiate';
  const waiting = !top && active.step === 'negotiate' && active.seats.includes(seat);
  const hostile = orcs.hostileOrcs(game.players[seat]).some(({ id }) => id === active.orc);
  if (active.step !== 'done' && hostile && (asked || waiting)) {
    const { fiends } = game;
    const table = oneBoard.beforeEvent(game, seat, event);
    const drawn = active.cards[seat];
    return {
      table: withoutRewards({ ...table, fiends: { ...fiends!, script: [] } }),
      letters: [active.orc, ...after(active.orc)],
      events: [],
      pushed: asked && top.pushed,
      cards: { ...cards, ...(drawn && drawn !== 'faceDown' ? { [active.orc]: drawn } : {}) },
      ending: true,
    };
  }
  const done = oneBoard.finishOrc(withoutRewards(game), seat, decide);
  const ended = active.step === 'done';
  return {
    table: done.game,
    letters: ended ? [] : after(active.orc),
    events: done.events,
    pushed: false,
    cards,
    ending: !ended,
  };
}
