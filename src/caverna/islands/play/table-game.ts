import { canRedo, canUndo, pathTo } from '../../../table/timeline.ts';
import type { Game, GameEvent, Move, Seat } from '../../engine/index.ts';
import type { GameContext, GameMachineEvent, Kind, Trouble } from '../../machines/index.ts';
import type { Timeline } from '../../table/types.ts';

/** One move that was made, and what came of it. */
export interface Step {
  /** Its place in the tree of the game. */
  point: number;
  seat: Seat;
  events: readonly GameEvent[];
  /** The game after it. */
  game: Game;
  /** The point before it. */
  before: number;
}

/** A game on the table and what can be done with it. */
export interface TableGame {
  game: Game;
  steps: readonly Step[];
  timeline: Timeline;
  /** Who sits where. */
  kinds: readonly Kind[];
  /** Is a person asked now? */
  mine: boolean;
  /** The seat of a bot that is to decide: thinking, or waiting to go on. */
  bot: Seat | null;
  paused: boolean;
  /** The turn has passed on and waits for a yes. */
  ended: boolean;
  trouble: Trouble | null;
  canUndo: boolean;
  canRedo: boolean;
  choose(move: Move): void;
  confirm(): void;
  takeBack(): void;
  undo(): void;
  redo(): void;
  resume(): void;
  /** To a point of the timeline. */
  jump(point: number): void;
}

/** What the machine knows, as the table needs it; null while there is no game. */
export function tableGameOf(context: GameContext, send: (event: GameMachineEvent) => void): TableGame | null {
  const { game, timeline, me, kinds, ended, trouble, paused } = context;
  if (!game || !timeline) return null;
  const steps = pathTo(timeline, timeline.at)
    .slice(1)
    .map((point): Step => {
      const { seat, events, game: after, after: before } = timeline.points[point]!;
      return { point, seat: seat as Seat, events, game: after, before };
    });
  return {
    game,
    timeline,
    steps,
    kinds,
    mine: me >= 0 && !ended && kinds[me] === 'human',
    bot: me !== -1 && !ended && kinds[me] === 'bot' ? me : null,
    paused,
    ended,
    trouble,
    canUndo: canUndo(timeline),
    canRedo: canRedo(timeline),
    choose: (move) => send({ type: 'choose', move }),
    confirm: () => send({ type: 'confirm' }),
    takeBack: () => send({ type: 'takeBack' }),
    undo: () => send({ type: 'undo' }),
    redo: () => send({ type: 'redo' }),
    resume: () => send({ type: 'resume' }),
    jump: (point) => send({ type: 'jump', point }),
  };
}
