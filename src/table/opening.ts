// Opening what was written elsewhere: what can go wrong, and how long anybody waits for it.

import type { Refusal } from '../caverna/engine/index.ts';
import type { LinkError } from './link.ts';
import type { Session } from './session.ts';

export type OpenCode =
  | LinkError
  /** Not one of our games at all. */
  | 'notAGame'
  /** A move that cannot be played: number and line are in `refusal.args`. */
  | 'badMove'
  /** The setup, the seed or something else that the engine refuses. */
  | 'badSetup'
  /** It would take too long. */
  | 'tooLong';

export interface OpenError {
  code: OpenCode;
  refusal?: Refusal;
}

/** A game to go on with, or one that can only be looked at, as far as it can be replayed. */
export type Opened =
  | { how: 'play'; session: Session }
  | {
      how: 'view';
      /** Saved before games were dealt as they are now, or by other rules and ending differently. */
      why: 'olderSave' | 'otherRules';
      name: string;
      seats: readonly string[];
      lines: readonly string[];
      session: Session | null;
    };

export type OpenResult = { ok: true; value: Opened } | { ok: false; error: OpenError };

export const failed = (code: OpenCode, refusal?: Refusal): OpenResult => ({
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
