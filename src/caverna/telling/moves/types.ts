import type { Frame, FrameKind, FrameOf, Game, MoveOf, MoveType, Player } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';

export type { MoveOf } from '../../engine/index.ts';

/** Where a decision is pending: who decides, and the frame that asks. */
export interface Ask {
  game: Game;
  player: Player;
  frame: Frame;
}

export type Namer<T extends MoveType> = (t: Tongue, move: MoveOf<T>, ask: Ask) => string;
export type Namers<T extends MoveType> = { [K in T]: Namer<K> };

/** The frame, when it is of this kind. */
export const asks = <K extends FrameKind>(frame: Frame, kind: K): FrameOf<K> | null =>
  frame.kind === kind ? (frame as FrameOf<K>) : null;
