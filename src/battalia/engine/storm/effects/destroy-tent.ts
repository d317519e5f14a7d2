// Effect 12.

import { ok, refuse } from '../../state/result.ts';
import { choices, type EffectRule } from './asking.ts';

const RULE = 'battalia.storm.effect12';

/**
 * Any tent, also an own one; where no opponent has a tent it must be one of the own team. The tent and what is in it go to
 * its owner's haven: they have belonged to the deck before, so its number stays.
 */
export const destroyTent: EffectRule<'destroyTent'> = {
  asks: ({ table, seen: { tents } }) => {
    const seats = tents ? [...new Set(tents.map(({ seat }) => seat))] : [...table.players.keys()];
    return choices(tents && seats, { ask: 'tent', seats });
  },
  does({ table, seen: { tents } }, { seat, stored }) {
    if (!table.players[seat]) return refuse('stormNobody', undefined, { player: seat + 1 });
    const theirs = tents?.filter((tent) => tent.seat === seat);
    const tent = theirs?.find((each) => stored === undefined || each.stored === stored);
    if (theirs && !tent) return refuse('stormNoTent', RULE, { player: seat + 1 });
    const inside = tent?.stored ?? stored;
    const cards = inside === undefined ? null : inside + 1;
    return ok({ table, events: [{ event: 'stormTent', seat, cards, rule: RULE }] });
  },
};
