import { useState } from 'preact/hooks';
import { type Game, type Move, pending, play, type Refusal } from '../../engine/index.ts';
import type { Sitting, Step } from './sitting.ts';

interface State {
  start: Game;
  steps: Step[];
  /** Steps beyond this one were taken back. */
  at: number;
  held: Move | null;
  trouble: Refusal | null;
}

/** A game kept in memory only. */
export function useLocalSitting(start: Game, confirms: boolean): Sitting {
  const [state, setState] = useState<State>({ start, steps: [], at: 0, held: null, trouble: null });
  const { steps, at, held, trouble } = state;
  const game = at === 0 ? state.start : steps[at - 1]!.game;
  const make = (move: Move): void => {
    const seat = pending(game)?.seat ?? 0;
    const played = play(game, move);
    if (!played.ok) setState({ ...state, held: null, trouble: played.error });
    else {
      const step = { seat, move, events: played.value.events, game: played.value.game };
      setState({ ...state, steps: [...steps.slice(0, at), step], at: at + 1, held: null, trouble: null });
    }
  };
  const go = (n: number): void => setState({ ...state, at: n, held: null, trouble: null });
  return {
    game,
    steps: steps.slice(0, at),
    thinking: null,
    held,
    trouble,
    canUndo: at > 0,
    canRedo: at < steps.length,
    undoesReveal: false,
    choose: (move) => (confirms ? setState({ ...state, held: move }) : make(move)),
    confirm: () => held && make(held),
    letGo: () => setState({ ...state, held: null, trouble: null }),
    undo: () => at > 0 && go(at - 1),
    redo: () => at < steps.length && go(at + 1),
    jump: go,
  };
}
