// Effect 11.

import { ok, type Result, refuse } from '../../state/result.ts';
import type { Seat, Table } from '../../state/types.ts';
import { LIMBO_CARDS, type LimboCard } from '../cards.ts';
import { mayHaveAnother, ownerOf, takeGreatArtefact } from '../fate/cards.ts';
import { withPlayer } from '../travel/jump.ts';
import { choices, type EffectRule } from './asking.ts';
import { gain } from './gain.ts';

const RULE = 'battalia.storm.effect11';

/** A deposed Queen or King is lost for the game, unless `royalFromLimbo` lets her come back. battalia.royals.deposed */
function mayTake(table: Table, seat: Seat, card: LimboCard): Result<true> {
  if (card === 'queen' || card === 'king') {
    if (!table.agreed.options.royalFromLimbo) return refuse('stormDeposed', 'battalia.royals.deposed');
    if (table.players[seat]![card] !== 'deposed') return refuse('stormNotInLimbo', RULE);
  }
  if (card === 'greatArtefact' && !mayHaveAnother(table, seat)) return refuse('stormSecondArtefact', RULE);
  if (card === 'fanatic' && !table.agreed.fanatics) return refuse('stormNotInLimbo', RULE);
  if (card === 'unbound' && !table.agreed.unbound) return refuse('stormNotInLimbo', RULE);
  return ok(true);
}

export const takeFromLimbo: EffectRule<'takeFromLimbo'> = {
  asks: ({ table, jump: { seat }, seen: { limbo } }) => {
    const cards = LIMBO_CARDS.filter(
      (card) => (!limbo || limbo.includes(card)) && mayTake(table, seat, card).ok,
    );
    return choices(limbo && cards, { ask: 'limbo', cards });
  },
  does({ table, jump: { seat }, seen: { limbo } }, { card, artefact }) {
    const may = mayTake(table, seat, card);
    if (!may.ok) return may;
    if (limbo && !limbo.includes(card)) return refuse('stormNotInLimbo', RULE);
    if (card === 'greatArtefact') {
      if (artefact && ownerOf(table, artefact) !== null) return refuse('stormArtefactTaken', RULE);
      return ok(takeGreatArtefact({ table, events: [] }, seat, artefact, RULE, 'hand'));
    }
    const back =
      card === 'queen' || card === 'king'
        ? withPlayer(table, seat, (player) => ({ ...player, [card]: 'held' as const }))
        : table;
    return ok(gain({ table: back, events: [] }, seat, card, 1, RULE));
  },
};
