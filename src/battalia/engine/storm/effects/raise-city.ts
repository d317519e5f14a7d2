// Effect 10.

import { citiesOf } from '../../map/cities.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Seat, Table } from '../../state/types.ts';
import { crownedOf } from '../../week/cities/limits.ts';
import { raisedLevel, withCity } from '../../week/cities/raise.ts';
import { choices, type EffectRule } from './asking.ts';

const RULE = 'battalia.storm.effect10';
const LEVELS = [1, 2, 3, 4, 5];

/** Without a royal card, so only as far as free upgrades go. battalia.cities.freeCap */
const risen = ({ map, agreed }: Table, seat: Seat, level: number): Result<number> =>
  LEVELS.includes(level)
    ? raisedLevel(level, { by: 'free' }, crownedOf(map, seat), agreed.options)
    : refuse('weekNotHigher', undefined, { level });

export const raiseCity: EffectRule<'raiseCity'> = {
  asks: ({ table, jump: { seat }, seen }) => {
    const squares = citiesOf(table.map, seat)
      .filter(({ level }) => risen(table, seat, level).ok)
      .map(({ square }) => square);
    if (seen.board) return choices(squares, { ask: 'square', squares });
    const levels = LEVELS.filter((level) => risen(table, seat, level).ok);
    return choices(undefined, { ask: 'square', squares: null }, { ask: 'level', levels });
  },
  does({ table, jump: { seat }, seen }, { at, level }) {
    const { map } = table;
    if (at === undefined) {
      if (seen.board) return refuse('stormSquare', RULE);
      const to = level === undefined ? ok(null) : risen(table, seat, level);
      return to.ok
        ? ok({ table, events: [{ event: 'stormRaised', seat, at: null, level: to.value, rule: RULE }] })
        : to;
    }
    const city = map.cards[at];
    if (city?.kind !== 'city' || city.owner !== seat) return refuse('stormNotYourCity', RULE, { square: at });
    const to = risen(table, seat, city.level);
    if (!to.ok) return to;
    return ok({
      table: { ...table, map: withCity(map, at, { ...city, level: to.value }) },
      events: [{ event: 'stormRaised', seat, at, level: to.value, rule: RULE }],
    });
  },
};
