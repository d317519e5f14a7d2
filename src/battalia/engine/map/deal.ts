// Gates and cities at random on the squares that are marked for them.

import { fromSeed, type Random, shuffled } from '../flow/random.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import type { Gate, Mark } from '../state/vocabulary.ts';
import { gateTerrain } from './gates.ts';
import { squaresOf } from './grid.ts';

/** Squares with this mark, row by row. */
export const marked = (map: GameMap, mark: Mark): Square[] =>
  [...squaresOf(map)].filter((square) => map.marks[square] === mark);

/** A start city before anybody has chosen it; its marker comes later. battalia.setup.start */
const START_LEVEL = 1;
/** What the marker of a neutral city shows. battalia.setup.markers battalia.hero.harder */
const NEUTRAL_LEVEL = { hero: 6, beginner: 4 } as const;

/**
 * One city of each terrain in this game, as five and six players lay them; where the book leaves number and terrain to
 * the base game, every marked square gets one whose terrain is entered later. battalia.setup.cities
 */
function cities(
  random: Random,
  squares: readonly Square[],
  gates: readonly Gate[],
  level: number,
): [Square, Card][] {
  const each = gates.length >= 5 && squares.length >= gates.length;
  const places = each ? shuffled(random, squares).slice(0, gates.length) : squares;
  return places.map((square, i) => [
    square,
    { kind: 'city', ...(each && { terrain: gateTerrain(gates[i]!) }), owner: null, level },
  ]);
}

/** Gates, start cities, neutral cities and ruins; cards on other squares stay. battalia.setup.gates battalia.setup.ruins */
export function dealCards(
  map: GameMap,
  gates: readonly Gate[],
  seed: number,
  heroMode = true,
): Result<GameMap> {
  const places = marked(map, 'gate');
  if (places.length < gates.length)
    return refuse('marksMissing', 'battalia.setup.gates', { marked: places.length, needed: gates.length });
  const random = fromSeed(seed);
  const spots = shuffled(random, places);
  const laid: [Square, Card][] = [
    ...gates.map((gate, i): [Square, Card] => [spots[i]!, { kind: 'gate', gate }]),
    ...cities(random, marked(map, 'start'), gates, START_LEVEL),
    ...cities(random, marked(map, 'neutral'), gates, NEUTRAL_LEVEL[heroMode ? 'hero' : 'beginner']),
    ...marked(map, 'ruins').map((square): [Square, Card] => [square, { kind: 'ruins' }]),
  ];
  const setUp = new Set<Mark>(['gate', 'start', 'neutral', 'ruins']);
  const others = Object.entries(map.cards).filter(([square, card]) => {
    const mark = map.marks[square];
    return card.kind !== 'gate' && !(mark && setUp.has(mark));
  });
  return ok({ ...map, cards: { ...Object.fromEntries(others), ...Object.fromEntries(laid) } });
}
