// Effect 3.

import { ok } from '../../state/result.ts';
import { choices, type EffectRule } from './asking.ts';

/** The card has been in the deck before: the number of cards stays. */
export const drawCard: EffectRule<'drawCard'> = {
  asks: ({ seen: { nation } }) => choices(nation === undefined ? undefined : { length: nation }),
  does: ({ table, jump: { seat } }) =>
    ok({ table, events: [{ event: 'stormNation', seat, rule: 'battalia.storm.effect3' }] }),
};
