// The cards of a hand by name, as far as a battle asks: `baerfolk.friman`, `fanatic.lord`, `islanders.weapon`.

import { GREAT } from '../artefacts/great.ts';
import {
  COMMON_RANKS,
  type CommonRank,
  FACTIONS,
  type Faction,
  ORDERS,
  type Order,
  RANKS,
  type Rank,
} from '../state/vocabulary.ts';

export type BattleUnit = `${Faction}.${Rank}` | `${Order}.${CommonRank}`;
export type WeaponCard = `${Faction}.weapon`;
/** The two Great Artefacts of this box that fight in a line. */
export type GreatBattleCard = 'farrellsArrow' | 'syoensMask';
export type BattleCard = BattleUnit | WeaponCard | GreatBattleCard;

/** Cards that never stand in a battle line; `other` is any further one. */
export const IDLE_CARDS = ['supply', 'stardust', 'chest', 'horse', 'greatArtefact', 'other'] as const;
export type IdleCard = (typeof IDLE_CARDS)[number];
export type HandCard = BattleCard | IdleCard;

/** Whom a card counts for: one faction, or all of them, as universal cards do. battalia.factions.universal */
type Belongs = Faction | 'universal';

type CardFacts =
  | { kind: 'unit'; of: Faction | Order; rank: Rank; belongs: Belongs; printed: number }
  | { kind: 'weapon'; of: Faction; belongs: Faction; printed: number }
  | { kind: 'arrow' | 'mask'; belongs: 'universal'; printed: number }
  | { kind: 'idle'; belongs: null; printed: 0 };

/** Friman 1 to King 6. battalia.royals.ranks */
export const strengthOfRank = (rank: Rank): number => RANKS.indexOf(rank) + 1;
/** battalia.battle.weapon */
const WEAPON_STRENGTH = 1;

const facts = new Map<HandCard, CardFacts>([
  ...FACTIONS.flatMap((of): [HandCard, CardFacts][] => [
    ...RANKS.map((rank): [HandCard, CardFacts] => [
      `${of}.${rank}`,
      { kind: 'unit', of, rank, belongs: of, printed: strengthOfRank(rank) },
    ]),
    [`${of}.weapon`, { kind: 'weapon', of, belongs: of, printed: WEAPON_STRENGTH }],
  ]),
  ...ORDERS.flatMap((of) =>
    COMMON_RANKS.map((rank): [HandCard, CardFacts] => [
      `${of}.${rank}`,
      // battalia.fanatics.universal
      { kind: 'unit', of, rank, belongs: 'universal', printed: strengthOfRank(rank) },
    ]),
  ),
  ['farrellsArrow', { kind: 'arrow', belongs: 'universal', printed: GREAT.farrellsArrow.strength }],
  ['syoensMask', { kind: 'mask', belongs: 'universal', printed: 0 }],
  ...IDLE_CARDS.map((card): [HandCard, CardFacts] => [card, { kind: 'idle', belongs: null, printed: 0 }]),
]);

export const ALL_CARDS: readonly HandCard[] = [...facts.keys()];

export const factsOf = (card: HandCard): CardFacts => facts.get(card)!;
export const isHandCard = (value: unknown): value is HandCard => facts.has(value as HandCard);
export const isBattleCard = (card: HandCard): card is BattleCard => factsOf(card).kind !== 'idle';
export const isUnit = (card: HandCard): card is BattleUnit => factsOf(card).kind === 'unit';
/** What may open an attack. battalia.battle.weapon */
export const isWeapon = (card: HandCard): boolean => {
  const { kind } = factsOf(card);
  return kind === 'weapon' || kind === 'arrow';
};
export const isFanatic = (card: HandCard): boolean => {
  const known = factsOf(card);
  return known.kind === 'unit' && known.of === 'fanatic';
};

/** Cards of a kind together, in the order in which each kind first comes. */
export function cardsByKind<Card extends HandCard>(cards: readonly Card[]): [Card, number][] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** What is left when some cards go; null when one of them is not there. */
export function withoutCards<Card extends HandCard>(
  cards: readonly Card[],
  gone: readonly HandCard[],
): Card[] | null {
  const left: Card[] = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card as Card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
