// Effect 9.

import { ok, refuse } from '../../state/result.ts';
import { COMMON_RANKS, type CommonRank } from '../../state/vocabulary.ts';
import { choices, type EffectRule } from './asking.ts';

/** A Lord has no next rank: nobody is promoted to Queen or King. battalia.royals.unique */
export const nextRank = (rank: CommonRank): CommonRank | null =>
  COMMON_RANKS[COMMON_RANKS.indexOf(rank) + 1] ?? null;

export const promote: EffectRule<'promote'> = {
  asks: ({ seen: { units } }) => {
    const ranks = COMMON_RANKS.filter((rank) => nextRank(rank) && (!units || units.includes(rank)));
    return choices(units && ranks, { ask: 'unit', ranks });
  },
  does({ table, jump: { seat }, seen: { units } }, { from }) {
    const to = nextRank(from);
    if (!to) return refuse('stormNoNextRank', 'battalia.royals.unique');
    if (units && !units.includes(from)) return refuse('stormNotInHand', 'battalia.storm.effect9');
    return ok({
      table,
      events: [{ event: 'stormPromoted', seat, from, to, rule: 'battalia.storm.effect9' }],
    });
  },
};
