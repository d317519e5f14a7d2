// Effect 4.

import { neighbours, squaresOf } from '../../map/grid.ts';
import { ok, refuse } from '../../state/result.ts';
import type { Card, GameMap, Square } from '../../state/types.ts';
import { ROADS } from '../cards.ts';
import { choices, type EffectRule } from './asking.ts';
import { attracted } from './attracted.ts';

const RULE = 'battalia.storm.effect4';

/** Empty squares beside a card; whether the roads meet, only the printed cards show. battalia.team.connected */
const openTo = (map: GameMap): Square[] =>
  [...squaresOf(map)].filter(
    (square) => !map.cards[square] && neighbours(map, square).some((other) => map.cards[other]),
  );

export const buildRoad: EffectRule<'buildRoad'> = {
  asks: ({ table: { map }, seen }) => {
    const roads = seen.roads ?? ROADS;
    const squares = seen.board ? openTo(map) : null;
    const known = squares?.length === 0 || roads.length === 0 ? [] : seen.roads && squares;
    return choices(known, { ask: 'road', roads }, { ask: 'square', squares });
  },
  does({ table, seen }, { road, at, terrain }) {
    const { map } = table;
    if (seen.roads && !seen.roads.includes(road)) return refuse('stormNoSuchCard', RULE);
    if (at === undefined) {
      if (seen.board) return refuse('stormSquare', RULE);
      return ok({ table, events: [{ event: 'stormRoad', at: null, road, rule: RULE }] });
    }
    const free = squaresOf(map).has(at) && !map.cards[at];
    if (!free || (seen.board && !openTo(map).includes(at)))
      return refuse('stormSquare', RULE, { square: at });
    const card: Card = {
      kind: 'road',
      ...(terrain && { terrain }),
      ...(road === 'crossroads' && { crossroads: true }),
    };
    const built = { ...table, map: { ...map, cards: { ...map.cards, [at]: card } } };
    return ok(
      attracted({ table: built, events: [{ event: 'stormRoad', at, road, rule: RULE }] }, at, 'built'),
    );
  },
};
