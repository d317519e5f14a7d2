// Why a move is refused. Whoever plays only legal moves does without the reasons: they are installed as boxes are, and
// until then a refusal is general and carries the line of the move, so that it can be asked about again.

import type { Refusal } from '../state/result.ts';
import type { Frame, Game, Move } from '../state/types.ts';
import { notate } from '../writing/notation.ts';

type WhyNot = (game: Game, frame: Frame, move: Move) => Refusal;

let known: WhyNot | null = null;

export const registerReasons = (whyNot: WhyNot): void => {
  known = whyNot;
};

/** The reason why a well-formed move is refused at the pending decision. */
export const reasonFor: WhyNot = (game, frame, move) =>
  known?.(game, frame, move) ?? { code: 'notLegal', rule: frame.rule, args: { line: notate(move) } };
