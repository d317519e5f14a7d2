import { describe, expect, it } from 'vitest';
import { nextSquare, sheetOf } from '../../../src/battalia/board/sheet.ts';
import { emptyMap, type GameMap, squaresOf } from '../../../src/battalia/engine/index.ts';
import { boardOf, squareAloud } from '../../../src/battalia/scene/board.ts';

const map: GameMap = {
  ...emptyMap(6),
  marks: { a1: 'gate', b1: 'out' },
  cards: {
    c5: { kind: 'gate', gate: 3 },
    d5: { kind: 'city', owner: 1, level: 4, terrain: 'lake' },
    e5: { kind: 'city', owner: null, level: 4 },
    f5: { kind: 'road', crossroads: true, posts: [0, 1] },
    g5: { kind: 'ruins' },
  },
};
const on = {
  players: [
    { name: 'Ada', faction: 'baerfolk' as const, heroes: ['c5', null] },
    { name: '', faction: null },
  ],
  bilkarr: { at: 'c5', heading: null },
  metamorpha: 'd5',
};

describe('squares aloud', () => {
  it.each([
    ['c5', 'c5: Stormgate 3, Red Canyons, Bilkarr, hero of Ada'],
    ['d5', 'd5: city of level 4, Player 2, Emerald Lakes, Metamorpha'],
    ['e5', 'e5: city of level 4, neutral'],
    ['f5', 'f5: crossroads, trading post of Ada, Player 2'],
    ['g5', 'g5: ruins'],
    ['a1', 'a1: place for a stormgate'],
    ['b1', 'b1: not part of this game'],
    ['c1', 'c1: empty'],
  ])('%s', (square, text) => {
    expect(squareAloud('en', map, square, on)).toBe(text);
  });
});

describe('what the board draws', () => {
  it('has every square of the map, each with a name of its own', () => {
    for (const players of [4, 5, 6]) {
      const empty = emptyMap(players);
      const { squares, labels } = boardOf('de', empty);
      expect(Object.keys(squares)).toEqual([...squaresOf(empty)]);
      expect(new Set(Object.values(labels)).size).toBe(squaresOf(empty).size);
    }
  });

  it('shows terrain, signs and figures', () => {
    const { squares } = boardOf('en', map, on);
    expect(squares.c5).toMatchObject({ ground: 'canyon', card: { kind: 'gate', number: 3 } });
    expect(squares.c5?.figures).toEqual([
      { kind: 'bilkarr' },
      { kind: 'hero', owner: { faction: 'baerfolk', letter: '1' } },
    ]);
    expect(squares.d5?.card).toEqual({ kind: 'city', level: 4, owner: { faction: null, letter: '2' } });
  });
});

describe('arrow keys', () => {
  const names = [...squaresOf(emptyMap(6))];
  const sorted = (turned: boolean) => {
    const sheet = sheetOf(11, 7, turned);
    return {
      sheet,
      names: names.toSorted((a, b) => sheet.top(a) - sheet.top(b) || sheet.left(a) - sheet.left(b)),
    };
  };

  it('follow the picture, turned or not', () => {
    const flat = sorted(false);
    expect(nextSquare(flat.sheet, 'c5', 'ArrowRight', flat.names)).toBe('d5');
    expect(nextSquare(flat.sheet, 'c5', 'ArrowUp', flat.names)).toBe('c4');
    expect(nextSquare(flat.sheet, 'a1', 'ArrowLeft', flat.names)).toBeUndefined();
    const turned = sorted(true);
    expect(turned.sheet.height).toBeGreaterThan(turned.sheet.width);
    // The Oracle, in the north, lies on the right.
    expect(nextSquare(turned.sheet, 'c5', 'ArrowRight', turned.names)).toBe('c4');
    expect(nextSquare(turned.sheet, 'c5', 'ArrowDown', turned.names)).toBe('d5');
    expect(nextSquare(turned.sheet, 'c5', 'Home', turned.names)).toBe('a7');
    expect(nextSquare(turned.sheet, 'c5', 'End', turned.names)).toBe('k1');
  });

  it('reach every square that can be picked', () => {
    for (const turned of [false, true]) {
      const { sheet } = sorted(turned);
      const few = names.filter((_, i) => i % 5 === 0 || i % 7 === 3);
      const reached = new Set([few[0]!]);
      for (const from of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = nextSquare(sheet, from, key, few);
          if (next) reached.add(next);
        }
      expect(few.filter((name) => !reached.has(name))).toEqual([]);
    }
  });
});
