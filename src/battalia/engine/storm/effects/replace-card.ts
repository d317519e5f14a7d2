// Effect 7.

import { ok, refuse } from '../../state/result.ts';
import type { GameMap, Square } from '../../state/types.ts';
import { TERRAINS } from '../../state/vocabulary.ts';
import { choices, type EffectRule } from './asking.ts';
import { attracted } from './attracted.ts';

const RULE = 'battalia.storm.effect7';

/** Only cities and roads are named: no gate, no ruins, no valley. */
const replaceable = ({ cards }: GameMap): Square[] =>
  Object.keys(cards).filter((square) => ['city', 'road'].includes(cards[square]!.kind));

/** The exits stay, any colour may be chosen, and what stands on the card remains there. */
export const replaceCard: EffectRule<'replaceCard'> = {
  asks: ({ table: { map }, seen }) => {
    const squares = seen.board ? replaceable(map) : null;
    // A card with the same exits must be in the supply: that is seen on the table.
    return choices(
      squares?.length === 0 ? [] : undefined,
      { ask: 'square', squares },
      { ask: 'terrain', terrains: TERRAINS },
    );
  },
  does({ table, seen }, { at, terrain }) {
    const { map } = table;
    if (at === undefined) {
      if (seen.board) return refuse('stormSquare', RULE);
      return ok({
        table,
        events: [{ event: 'stormReplaced', at: null, terrain: terrain ?? null, rule: RULE }],
      });
    }
    const card = map.cards[at];
    if (card?.kind !== 'city' && card?.kind !== 'road')
      return refuse('stormNotReplaceable', RULE, { square: at });
    const fresh = { ...card, ...(terrain && { terrain }) };
    const replaced = { ...table, map: { ...map, cards: { ...map.cards, [at]: fresh } } };
    return ok(
      attracted(
        { table: replaced, events: [{ event: 'stormReplaced', at, terrain: terrain ?? null, rule: RULE }] },
        at,
        'replaced',
      ),
    );
  },
};
