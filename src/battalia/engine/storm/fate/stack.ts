// The three fate cards beside the open Great Artefacts.

import { below, type Random } from '../../flow/random.ts';
import type { Options } from '../../state/options.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Storm } from '../../state/types.ts';
import { FATES, type Fate } from '../../state/vocabulary.ts';

/** Those that lie in the stack. battalia.fate.stack */
export const fatesOf = ({ fates }: Pick<Storm, 'fates'>): readonly Fate[] => fates ?? FATES;

/** As the stack is shuffled after each use, each of its cards is as likely. battalia.fate.reshuffle */
export function drawFate(storm: Storm, drawn: Random | Fate): Result<Fate> {
  const stack = fatesOf(storm);
  if (stack.length === 0) return refuse('stormNoFate', 'battalia.fate.stack');
  const fate = typeof drawn === 'number' ? drawn : stack[below(drawn, stack.length)]!;
  return stack.includes(fate) ? ok(fate) : refuse('stormFateAway', 'battalia.fate.stack', { fate });
}

/** A used card goes back under the others, but number 1 that stays in a deck does not. battalia.fate.returns */
export const stackAfter = (
  storm: Storm,
  fate: Fate,
  kept: boolean,
  { fateReturns }: Pick<Options, 'fateReturns'>,
): readonly Fate[] =>
  kept || !fateReturns ? fatesOf(storm).filter((other) => other !== fate) : fatesOf(storm);
