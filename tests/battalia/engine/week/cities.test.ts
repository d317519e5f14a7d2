import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  captureCity,
  citiesOf,
  cityPoints,
  crownedOf,
  DEFAULT_OPTIONS,
  emptyTable,
  MOST_CROWNED,
  type Raise,
  raiseCity,
  type Square,
  type Table,
  usuallyAgreed,
} from '../../../../src/battalia/engine/index.ts';

const SQUARES: readonly Square[] = ['a1', 'c1', 'e1', 'g1', 'a3', 'c3', 'e3', 'g3', 'a5'];
const seats = fc.nat(3);
const raises = fc.constantFrom<Raise>(
  { by: 'queen' },
  { by: 'king' },
  { by: 'free' },
  { by: 'units', to: 4 },
);
const steps = fc.array(
  fc.record({
    seat: seats,
    square: fc.constantFrom(...SQUARES),
    raise: fc.option(raises, { freq: 2 }),
  }),
  { minLength: 20, maxLength: 80 },
);
const tables = fc
  .record({ owners: fc.tuple(...SQUARES.map(() => fc.option(seats))), cap: fc.constantFrom(4, 6) })
  .map(({ owners, cap }): Table => {
    const table = emptyTable({
      ...usuallyAgreed(4),
      sides: 'single',
      options: { ...DEFAULT_OPTIONS, freeUpgradeCap: cap as 4 | 6 },
    });
    const cards = Object.fromEntries(
      SQUARES.map((square, i): [Square, Card] => {
        const owner = owners[i] ?? null;
        return [square, { kind: 'city', owner, level: owner === null ? 6 : 4 }];
      }),
    );
    return {
      ...table,
      map: { ...table.map, cards },
      players: table.players.map((player) => ({ ...player, queen: 'held', king: 'held' })),
    };
  });

describe('crowned cities', () => {
  it('never exceed their limits, however cities are raised and captured', () => {
    let crowned = 0;
    fc.assert(
      fc.property(tables, steps, (start, moves) => {
        let table = start;
        for (const { seat, square, raise } of moves) {
          const done = raise ? raiseCity(table, seat, square, raise) : captureCity(table, seat, square);
          if (!done.ok) continue;
          table = { ...table, map: done.value.map };
          for (let each = 0; each < 4; each++) {
            const { residences, capitals } = crownedOf(table.map, each);
            expect(residences).toBeLessThanOrEqual(MOST_CROWNED.residences);
            expect(capitals).toBeLessThanOrEqual(MOST_CROWNED.capitals);
            crowned += residences + capitals;
          }
        }
      }),
    );
    // Otherwise nothing was shown.
    expect(crowned).toBeGreaterThan(100);
  });

  it('are told as they happen: each event changes that city alone', () => {
    fc.assert(
      fc.property(tables, steps, (start, moves) => {
        let table = start;
        for (const { seat, square, raise } of moves) {
          const done = raise ? raiseCity(table, seat, square, raise) : captureCity(table, seat, square);
          if (!done.ok) continue;
          const before = citiesOf(table.map);
          const after = citiesOf(done.value.map);
          expect(after.filter((city) => city.square !== square)).toEqual(
            before.filter((city) => city.square !== square),
          );
          const [told] = done.value.events;
          if (told?.event !== 'cityRaised' && told?.event !== 'cityCaptured')
            throw new Error('Nothing is told');
          expect(told.from).toBe(before.find((city) => city.square === square)?.level);
          expect(told.to).toBe(after.find((city) => city.square === square)?.level);
          table = { ...table, map: done.value.map };
        }
        const points = [0, 1, 2, 3].map((seat) => cityPoints(table.map, seat));
        const owned = citiesOf(table.map).filter(({ owner }) => owner !== null);
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(
          owned.reduce((sum, { level }) => sum + level, 0),
        );
      }),
    );
  });

  it('need the royal card in the deck', () => {
    const table = emptyTable(usuallyAgreed(4));
    const map = {
      ...table.map,
      cards: {
        a1: { kind: 'city', owner: 0, level: 4 },
        c1: { kind: 'city', owner: 0, level: 5 },
        e1: { kind: 'road' },
        g1: { kind: 'city', owner: null, level: 4 },
      } as const,
    };
    const told = (square: Square, raise: Raise): string => {
      const raised = raiseCity({ ...table, map }, 0, square, raise);
      return raised.ok ? 'raised' : raised.error.code;
    };
    expect(told('a1', { by: 'queen' })).toBe('weekNoQueen');
    expect(told('c1', { by: 'king' })).toBe('weekNoKing');
    expect(told('e1', { by: 'free' })).toBe('weekNoCity');
    expect(told('g1', { by: 'free' })).toBe('weekNotYourCity');
    expect(told('a1', { by: 'units', to: 4 })).toBe('weekNotHigher');
  });
});
