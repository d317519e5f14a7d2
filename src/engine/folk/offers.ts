// Trades at the start of a harvest (folk.people.harvestStart).

import { holds } from '../goods.ts';
import type { Offer } from '../powers/hooks.ts';
import { HOOKS } from '../powers/index.ts';
import type { RuleId } from '../rules.ts';
import type { Game, Move, Player } from '../types.ts';
import { ANIMALS, type Animal } from '../vocabulary.ts';

type Swap = Extract<Move, { type: 'swap' }>;

const offersOf = ({ harvestOffers }: (typeof HOOKS.harvestOffers)[number], game: Game): readonly Offer[] =>
  typeof harvestOffers === 'function' ? harvestOffers(game) : harvestOffers;

/** All ways to choose so many animals among those the player has. */
function herdsOf(player: Player, n: number): Partial<Record<Animal, number>>[] {
  const choose = (left: number, from: number): Partial<Record<Animal, number>>[] => {
    if (left === 0) return [{}];
    const found: Partial<Record<Animal, number>>[] = [];
    for (let i = from; i < ANIMALS.length; i++) {
      const animal = ANIMALS[i]!;
      for (let take = Math.min(left, player.goods[animal]); take > 0; take--)
        for (const rest of choose(left - take, i + 1)) found.push({ [animal]: take, ...rest });
    }
    return found;
  };
  return choose(n, 0);
}

/** The trades this player could make now. */
export function offersFor(game: Game, player: Player, used: Readonly<Record<string, number>>): Swap[] {
  const moves: Swap[] = [];
  for (const power of HOOKS.harvestOffers) {
    if (!player.powers[power.id]) continue;
    for (const { id, pay, animals, times } of offersOf(power, game)) {
      if ((used[id] ?? 0) >= times) continue;
      if (animals) for (const goods of herdsOf(player, animals)) moves.push({ type: 'swap', id, goods });
      else if (holds(player.goods, pay!)) moves.push({ type: 'swap', id });
    }
  }
  return moves;
}

/** An offer by its id, and the rule behind it. */
export function offerOf(game: Game, id: string): { offer: Offer; rule: RuleId } {
  for (const power of HOOKS.harvestOffers) {
    const offer = offersOf(power, game).find((entry) => entry.id === id);
    if (offer) return { offer, rule: power.rule };
  }
  throw new Error(`no offer ${id}`);
}
