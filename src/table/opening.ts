// Opening what was written elsewhere: what can go wrong, and how long anybody waits for it.

import type { GameTypes } from './game.ts';
import type { LinkError } from './link.ts';
import type { Session } from './session.ts';

export type OpenCode =
  | LinkError
  /** Not one of our games at all. */
  | 'notAGame'
  /** A move that cannot be played: number and line are in `refusal.args`. */
  | 'badMove'
  /** The setup, the seed or something else that the rules refuse. */
  | 'badSetup'
  /** It would take too long. */
  | 'tooLong';

export interface OpenError<G extends GameTypes> {
  code: OpenCode;
  refusal?: G['refusal'];
}

/** A game to go on with, or one that can only be looked at, as far as it can be replayed. */
export type Opened<G extends GameTypes> =
  | { how: 'play'; session: Session<G> }
  | {
      how: 'view';
      /** Saved before games were dealt as they are now, or by other rules and ending differently. */
      why: 'olderSave' | 'otherRules';
      name: string;
      seats: readonly string[];
      lines: readonly string[];
      session: Session<G> | null;
    };

export type OpenResult<G extends GameTypes> =
  | { ok: true; value: Opened<G> }
  | { ok: false; error: OpenError<G> };

export const failed = <G extends GameTypes>(code: OpenCode, refusal?: G['refusal']): OpenResult<G> => ({
  ok: false,
  error: refusal ? { code, refusal } : { code },
});

/** How much work a stranger's file may make. The clock comes from outside. */
export interface Patience {
  steps: number;
  milliseconds: number;
  now: () => number;
}

export const MOST_STEPS = 20_000;
export const PATIENCE: Patience = { steps: MOST_STEPS, milliseconds: 8000, now: () => performance.now() };

/** False as soon as there were too many steps or the time is up; to be asked once a step. */
export function patience({ steps, milliseconds, now }: Patience): () => boolean {
  const until = now() + milliseconds;
  let left = steps;
  return () => left-- > 0 && (left % 16 !== 0 || now() < until);
}
