import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countersOf,
  emptyTable,
  endedBy,
  endsOf,
  type GameMap,
  neededBy,
  type Realm,
  realmsOf,
  SIDES,
  scoreOf,
  squaresOf,
  type Table,
  teamsOf,
  usuallyAgreed,
  winner,
} from '../../../src/battalia/engine/index.ts';

const realm: fc.Arbitrary<Realm> = fc.record({
  cities: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(2), fc.nat(1)),
  buildings: fc.nat(2),
  heroes: fc.nat(2),
  cards: fc.integer({ min: 8, max: 40 }),
});

const game = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record({
    agreed: fc.constantFrom(...SIDES).map((sides) => ({ ...usuallyAgreed(players), sides })),
    realms: fc.array(realm, { minLength: players, maxLength: players }),
  }),
);

describe('the score', () => {
  it('never falls when a city rises or a building is taken', () => {
    fc.assert(
      fc.property(game, fc.nat(5), fc.nat(5), ({ agreed, realms }, at, level) => {
        const seat = at % agreed.players;
        const raised = realms.map((each, i) =>
          i === seat ? { ...each, cities: each.cities.map((n, l) => (l === level ? n + 1 : n)) } : each,
        );
        const before = scoreOf(agreed, realms);
        const after = scoreOf(agreed, raised);
        after.forEach((side, i) => {
          const own = side.team.includes(seat);
          expect(side.points).toBeGreaterThanOrEqual(before[i]!.points);
          expect(side.points > before[i]!.points).toBe(own);
        });
      }),
    );
  });

  it('is the sum of its parts, and only the pair of five is multiplied', () => {
    fc.assert(
      fc.property(game, ({ agreed, realms }) => {
        for (const { team, parts, sum, factor, points } of scoreOf(agreed, realms)) {
          expect(parts.map(({ seat }) => seat)).toEqual(team);
          expect(parts.reduce((all, part) => all + part.cities + part.buildings, 0)).toBe(sum);
          const pair = agreed.players === 5 && agreed.sides === 'teams' && team.length === 2;
          expect(factor).toBe(pair ? 1.5 : 1);
          expect(points).toBe(pair ? Math.floor((sum * 3 + 1) / 2) : sum);
        }
      }),
    );
  });
});

/** Points, then the eight steps, as the book lists them. */
const inOrder = (a: Realm, b: Realm): number => {
  const key = ({ cities, buildings, heroes, cards }: Realm): number[] => [
    cities.reduce((sum, n, i) => sum + n * (i + 1), 2 * buildings),
    cities[5]!,
    cities[4]!,
    cities[3]!,
    cities[2]!,
    cities[1]! + buildings,
    cities[0]!,
    heroes,
    cards,
  ];
  const [left, right] = [key(a), key(b)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at === -1 ? 0 : left[at]! - right[at]!;
};

/** Realms that often tie. */
const close: fc.Arbitrary<Realm> = fc.record({
  cities: fc.constantFrom([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0], [0, 1, 0, 1, 0, 0], [0, 0, 2, 0, 0, 0]),
  buildings: fc.constant(0),
  heroes: fc.nat(1),
  cards: fc.constantFrom(10, 11),
});

describe('the winner', () => {
  it('of two is the one that is ahead at the first step that differs; swapped, the other way round', () => {
    fc.assert(
      fc.property(fc.oneof(realm, close), fc.oneof(realm, close), (a, b) => {
        const agreed = usuallyAgreed(2);
        const there = winner(agreed, [a, b]).winners;
        const back = winner(agreed, [b, a]).winners;
        const order = inOrder(a, b);
        expect(there).toEqual(order > 0 ? [0] : order < 0 ? [1] : [0, 1]);
        expect(back).toEqual(order > 0 ? [1] : order < 0 ? [0] : [0, 1]);
      }),
    );
  });

  it('does not depend on where anybody sits', () => {
    fc.assert(
      fc.property(fc.array(close, { minLength: 2, maxLength: 6 }), fc.nat(), (realms, turn) => {
        const agreed = { ...usuallyAgreed(realms.length), sides: 'single' as const };
        const by = turn % realms.length;
        const turned = [...realms.slice(by), ...realms.slice(0, by)];
        const first = winner(agreed, realms);
        const second = winner(agreed, turned);
        expect(second.winners.map((side) => (side + by) % realms.length).sort()).toEqual(
          [...first.winners].sort(),
        );
        expect(second.decidedBy).toBe(first.decidedBy);
      }),
    );
  });

  it('is explained: each step leaves those with the highest value of those that were left', () => {
    fc.assert(
      fc.property(game, ({ agreed, realms }) => {
        const { steps, winners, decidedBy, standings } = winner(agreed, realms);
        expect(steps).toHaveLength(9);
        let left = standings.map((_, i) => i);
        for (const { values, among, ahead } of steps) {
          expect(among).toEqual(left);
          left = left.filter((side) => left.every((other) => values[other]! <= values[side]!));
          expect(ahead).toEqual(left);
        }
        expect(winners).toEqual(left);
        expect(decidedBy === null).toBe(left.length > 1);
      }),
    );
  });
});

describe('the end', () => {
  it('needs 5 cities alone, 9 for two, 12 for three, each partner one less', () => {
    expect([[0], [0, 1], [0, 1, 2]].map((team) => neededBy(team).needed)).toEqual([5, 5 + 4, 5 + 4 + 3]);
  });

  it('comes exactly when a side has its cities, or the board is full where that counts', () => {
    fc.assert(
      fc.property(
        game,
        fc.nat(2),
        fc.constantFrom(null, true, false),
        ({ agreed, realms }, empty, fullBoardEnds) => {
          const ends = endsOf({ ...agreed, fullBoardEnds }, 'large', realms, empty);
          const great = countersOf(agreed, realms).filter(({ cities, needed }) => cities >= needed);
          expect(ends.filter(({ event }) => event === 'citiesReached')).toHaveLength(great.length);
          const full = ends.some(({ event }) => event === 'boardFull');
          if (empty > 0 || fullBoardEnds === false) expect(full).toBe(false);
          else if (fullBoardEnds) expect(full).toBe(true);
        },
      ),
    );
  });

  const withCards = (table: Table, cards: GameMap['cards']): Table => ({
    ...table,
    map: { ...table.map, cards },
  });

  it('reads cities, heroes and cards off the table', () => {
    const table = withCards(emptyTable(usuallyAgreed(2)), {
      a1: { kind: 'city', owner: 0, level: 4 },
      a2: { kind: 'city', owner: 0, level: 4 },
      b1: { kind: 'city', owner: null, level: 6 },
      b2: { kind: 'city', owner: 1, level: 6 },
      c1: { kind: 'road' },
    });
    const [first, second] = realmsOf({
      ...table,
      players: table.players.map((player, i) =>
        i === 0 ? { ...player, heroes: ['a1', null], cards: 21 } : player,
      ),
      valleys: {
        connector: 'mountainPass',
        connectorAt: 'd4',
        valleys: {
          kings: {
            centre: 'f6',
            centreOwner: 1,
            roads: [],
            buildings: { ne: { building: 'smithy', owner: 0 } },
          },
        },
        passRings: [],
        bridgeRings: {},
        freeTaken: [],
      },
    });
    expect(first).toEqual({ cities: [0, 0, 0, 2, 0, 0], buildings: 1, heroes: 1, cards: 21 });
    expect(second).toEqual({ cities: [0, 0, 0, 1, 0, 1], buildings: 0, heroes: 0, cards: 10 });
  });

  it('comes on a board without an empty square, not a moment sooner', () => {
    const table = emptyTable(usuallyAgreed(6));
    const all = [...squaresOf(table.map)];
    const roads = (squares: readonly string[]): GameMap['cards'] =>
      Object.fromEntries(squares.map((square) => [square, { kind: 'road' as const }]));
    expect(endedBy(withCards(table, roads(all.slice(1))))).toEqual([]);
    expect(endedBy(withCards(table, roads(all)))).toEqual([
      { event: 'boardFull', rule: 'battalia.end.full' },
    ]);
    // Five in teams play on.
    const five = emptyTable(usuallyAgreed(5));
    expect(endedBy(withCards(five, roads([...squaresOf(five.map)])))).toEqual([]);
  });

  it('is told of the side whose cities are together', () => {
    const table = emptyTable(usuallyAgreed(4));
    const squares = [...squaresOf(table.map)];
    const cities = Object.fromEntries(
      squares
        .slice(0, 9)
        .map((square, i) => [square, { kind: 'city' as const, owner: i < 2 ? 0 : 2, level: 4 }]),
    );
    expect(endedBy(withCards(table, cities))).toMatchObject([
      { event: 'citiesReached', team: [0, 2], cities: 9 },
    ]);
    expect(teamsOf(table.agreed)).toContainEqual([0, 2]);
  });
});
