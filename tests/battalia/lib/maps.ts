import fc from 'fast-check';
import {
  type Card,
  GATES,
  type GameMap,
  type Gate,
  GRIDS,
  MARKS,
  type Mark,
  type Shape,
  type Square,
  squaresOf,
  TERRAINS,
} from '../../../src/battalia/engine/index.ts';

export const SHAPES: readonly Shape[] = GRIDS.flatMap((grid) =>
  [false, true].map((turned) => ({ grid, turned })),
);
const shapes = fc.constantFrom(...SHAPES);

export const withGates = (shape: Shape, squares: readonly Square[]): GameMap => ({
  ...shape,
  marks: {},
  cards: Object.fromEntries(
    squares.map((square, i): [Square, Card] => [square, { kind: 'gate', gate: GATES[i]! }]),
  ),
});

export const gatesMaps = (least = 1, most = 6): fc.Arbitrary<GameMap> =>
  shapes.chain((shape) =>
    fc
      .uniqueArray(fc.constantFrom(...squaresOf(shape)), { minLength: least, maxLength: most })
      .map((squares) => withGates(shape, squares)),
  );

const terrain = fc.option(fc.constantFrom(...TERRAINS), { nil: undefined });
const seat = fc.integer({ min: 0, max: 5 });
const tidy = (card: object): Card =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as Card;
const otherCard: fc.Arbitrary<Card> = fc.oneof(
  fc
    .record({ terrain, owner: fc.option(seat), level: fc.integer({ min: 1, max: 6 }) })
    .map((city) => tidy({ kind: 'city', ...city })),
  fc
    .record({
      terrain,
      crossroads: fc.constantFrom(true as const, undefined),
      posts: fc.option(fc.array(seat, { maxLength: 4 }), { nil: undefined }),
    })
    .map((road) => tidy({ kind: 'road', ...road })),
  fc.constantFrom<Card>({ kind: 'ruins' }, { kind: 'valley' }),
);

/** Any map that can be read. */
export const maps: fc.Arbitrary<GameMap> = shapes.chain((shape) => {
  const squares = fc.uniqueArray(fc.constantFrom(...squaresOf(shape)), { maxLength: 40 });
  const gates = fc.uniqueArray(fc.constantFrom<Gate>(...GATES));
  return fc
    .record({
      covered: squares,
      marked: squares,
      gates,
      others: fc.array(otherCard, { minLength: 40, maxLength: 40 }),
      marks: fc.array(fc.constantFrom<Mark>(...MARKS), { minLength: 40, maxLength: 40 }),
    })
    .map(({ covered, marked, gates: numbers, others, marks }): GameMap => {
      const cards = covered.map((square, i): [Square, Card] => [
        square,
        numbers[i] ? { kind: 'gate', gate: numbers[i] } : others[i]!,
      ]);
      const free = marked
        .map((square, i): [Square, Mark] => [square, marks[i]!])
        .filter(([square, mark]) => mark !== 'out' || !covered.includes(square));
      return { ...shape, marks: Object.fromEntries(free), cards: Object.fromEntries(cards) };
    });
});
