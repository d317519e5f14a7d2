// Effect 6.

import { squareOfGate } from '../../map/gates.ts';
import { ok } from '../../state/result.ts';
import { heroTo } from '../travel/jump.ts';
import { choices, type EffectRule } from './asking.ts';

/** The other hero comes, hired or not. Which gate is meant is read in two ways (`fetchTo`). battalia.storm.fetch */
export const fetchHero: EffectRule<'fetchHero'> = {
  asks: () => choices({ length: 1 }),
  does({ table, jump: { seat, hero, from, to } }) {
    const gate = table.agreed.options.fetchTo === 'arrival' ? to : from;
    const other = { seat, hero: hero === 0 ? 1 : 0 } as const;
    const at = squareOfGate(table.map, gate);
    return ok({
      table: heroTo(table, other, gate),
      events: [{ event: 'stormFetched', ...other, gate, at, rule: 'battalia.storm.effect6' }],
    });
  },
};
