// Effect 5.

import { ok } from '../../state/result.ts';
import { carryOutFate, halvesFor } from '../fate/cards.ts';
import { fatesOf } from '../fate/stack.ts';
import { choices, type EffectRule } from './asking.ts';

/** battalia.storm.effect5: what a fate card brings goes to the hand here. */
export const fate: EffectRule<'fate'> = {
  asks: ({ table, jump }) =>
    choices(
      fatesOf(table.storm),
      { ask: 'fate', fates: fatesOf(table.storm) },
      { ask: 'half', halves: halvesFor(table, jump.seat, null) },
    ),
  does: ({ table, jump }, answer) => {
    const done = carryOutFate(table, jump.seat, answer, 'hand');
    return done.ok ? ok(done.value) : done;
  },
};
