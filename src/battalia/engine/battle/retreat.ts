// A hero leaves a battle: exactly three squares, to where no enemy is. battalia.new.retreat battalia.new.retreatWhere

import { neighbours } from '../map/grid.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap, Seat, Square } from '../state/types.ts';
import type { HandCard } from './cards.ts';
import type { BattleEvent } from './events.ts';

const RETREAT_SQUARES = 3;
const RETREAT_SUPPLY = 3;
/** A stardust stands for up to two supply in one action. battalia.stardust.two */
const STARDUST_WORTH = 2;

/** What lies on the last square. Cities of players outside this fight are no enemy's. battalia.new.retreatWhere */
export const RETREAT_ENDS = ['free', 'enemyCity', 'enemyHero'] as const;
export type RetreatEnd = (typeof RETREAT_ENDS)[number];

export interface Retreat {
  /** Squares that are walked. */
  steps: number;
  /** How far the last square lies from the battle, by road. */
  distance: number;
  end: RetreatEnd;
  /** The cards that pay. */
  price: readonly HandCard[];
}

/** Three supply, or a horse; a stardust helps. */
export function paysRetreat(price: readonly HandCard[]): 'supply' | 'horse' | null {
  const count = (wanted: HandCard): number => price.filter((card) => card === wanted).length;
  if (count('horse') === 1 && price.length === 1) return 'horse';
  const [supply, stardust] = [count('supply'), count('stardust')];
  if (supply + stardust < price.length) return null;
  const worth = supply + STARDUST_WORTH * stardust;
  // Nothing is paid that is not needed: without any one card it would not be enough.
  const spare = worth - RETREAT_SUPPLY;
  return spare >= 0 && (supply === 0 || spare < 1) && (stardust === 0 || spare < STARDUST_WORTH)
    ? 'supply'
    : null;
}

export function retreat(
  { steps, distance, end, price }: Retreat,
  { retreatBy }: Pick<Options, 'retreatBy'>,
): Result<readonly BattleEvent[]> {
  const rule = 'battalia.new.retreat';
  // Whether three squares are walked or lie between is not said: option retreatBy.
  const squares = retreatBy === 'roadDistance' && steps === RETREAT_SQUARES ? distance : steps;
  if (squares !== RETREAT_SQUARES) return refuse('retreatThree', rule, { squares });
  const paid = paysRetreat(price);
  if (!paid) return refuse('retreatPrice', rule);
  if (end === 'enemyCity') return refuse('retreatEnemyCity', 'battalia.new.retreatWhere');
  if (end === 'enemyHero') return refuse('retreatEnemyHero', 'battalia.new.retreatWhere');
  return ok([{ event: 'retreated', to: null, paid, rule }]);
}

export interface RetreatMap {
  map: GameMap;
  /** Neighbouring squares whose roads meet, as the players see them: our map knows no exits. */
  roads: readonly (readonly [Square, Square])[];
  from: Square;
  /** The one whom the battle is against. */
  enemy: { seat: Seat; heroes: readonly Square[] };
}

/** Every square where a retreat may end. */
export function retreatSquares(
  { map, roads, from, enemy }: RetreatMap,
  { retreatBy }: Pick<Options, 'retreatBy'>,
): Square[] {
  const joined = new Set(roads.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const next = (square: Square): Square[] =>
    neighbours(map, square).filter((other) => joined.has(`${square} ${other}`));
  const nearer = new Set([from]);
  let here = new Set([from]);
  for (let step = 0; step < RETREAT_SQUARES; step++) {
    here = new Set([...here].flatMap(next));
    if (retreatBy === 'roadDistance') {
      for (const square of nearer) here.delete(square);
      for (const square of here) nearer.add(square);
    }
  }
  return [...here].filter((square) => {
    const card = map.cards[square];
    const isEnemyCity = card?.kind === 'city' && card.owner === enemy.seat;
    return !isEnemyCity && !enemy.heroes.includes(square);
  });
}
