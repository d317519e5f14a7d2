// Trades at the start of a harvest (folk.people.harvestStart).

import type { Offer } from '../powers/hooks.ts';
import { enjoys, HOOKS } from '../powers/index.ts';
import { canRaiseBundle } from '../raise/bundle.ts';
import type { RuleId } from '../rules/ids.ts';
import { holds } from '../state/goods.ts';
import type { Game, Move, Player } from '../state/types.ts';
import { ANIMALS, type Animal } from '../state/vocabulary.ts';

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

/** folk.open.artificersExchange: a trade for 1 wood may be paid in ore. */
const oreFor = ({ setup }: Game, player: Player, pay: Offer['pay']): boolean =>
  setup.options.artificersTrade === true && pay?.wood === 1 && enjoys(player, 'substitutes');

/** The trades this player could make now. */
export function offersFor(game: Game, player: Player, used: Readonly<Record<string, number>>): Swap[] {
  const moves: Swap[] = [];
  for (const power of HOOKS.harvestOffers) {
    if (!player.powers[power.id]) continue;
    for (const { id, pay, animals, times } of offersOf(power, game)) {
      if ((used[id] ?? 0) >= times) continue;
      if (animals) for (const goods of herdsOf(player, animals)) moves.push({ type: 'swap', id, goods });
      else if (holds(player.goods, pay!)) moves.push({ type: 'swap', id });
      if (oreFor(game, player, pay) && player.goods.ore > 0)
        moves.push({ type: 'swap', id, goods: { ore: 1 } });
    }
  }
  return moves;
}

/** Could a trade be made after exchanges? Rubies buy animals; other goods they buy are worth more than the trade. */
export function offersInReach(game: Game, player: Player, used: Readonly<Record<string, number>>): boolean {
  if (offersFor(game, player, used).length > 0) return true;
  const { goods } = player;
  const gems = goods.ruby + goods.gemfruit;
  const poorer = { ...player, goods: { ...goods, ruby: 0, gemfruit: 0 } };
  return HOOKS.harvestOffers.some(
    (power) =>
      player.powers[power.id] &&
      offersOf(power, game).some(
        ({ id, pay, animals, times }) =>
          (used[id] ?? 0) < times &&
          (animals
            ? herdsOf(player, animals - Math.min(animals, gems)).length > 0
            : canRaiseBundle(poorer, pay!) ||
              (oreFor(game, player, pay) && canRaiseBundle(poorer, { ore: 1 }))),
      ),
  );
}

/** An offer by its id, and the rule behind it. */
export function offerOf(game: Game, id: string): { offer: Offer; rule: RuleId } {
  for (const power of HOOKS.harvestOffers) {
    const offer = offersOf(power, game).find((entry) => entry.id === id);
    if (offer) return { offer, rule: power.rule };
  }
  throw new Error(`no offer ${id}`);
}
