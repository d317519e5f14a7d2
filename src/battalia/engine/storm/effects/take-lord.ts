// Effect 2.

import { ok, refuse } from '../../state/result.ts';
import type { Agreed } from '../../state/types.ts';
import { LORDS, type LordKind } from '../cards.ts';
import { choices, type EffectRule } from './asking.ts';
import { gain } from './gain.ts';

const RULE = 'battalia.storm.effect2';

/** Supply that comes with a Lord; a fanatic brings two. battalia.growth.hire battalia.fanatics.hire */
const LORD_SUPPLY: Readonly<Record<LordKind, number>> = { common: 1, fanatic: 2, unbound: 0 };

const lordsOf = ({ fanatics, unbound }: Agreed): LordKind[] =>
  LORDS.filter((lord) => lord === 'common' || (lord === 'fanatic' ? fanatics : unbound));

export const takeLord: EffectRule<'takeLord'> = {
  asks: ({ table, seen: { lord } }) => {
    const known = lord === undefined ? undefined : lord === null ? [] : [lord];
    return choices(known, { ask: 'lord', lords: known ?? lordsOf(table.agreed) });
  },
  does({ table, jump: { seat }, seen }, { lord }) {
    const there = seen.lord ? [seen.lord] : lordsOf(table.agreed);
    if (!there.includes(lord)) return refuse('stormNoSuchCard', RULE);
    const taken = gain({ table, events: [] }, seat, 'lord', 1, RULE);
    return ok(gain(taken, seat, 'supply', LORD_SUPPLY[lord], RULE));
  },
};
