import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../src/caverna/board/geometry.ts';
import { type Named, nameThings, type Placed } from '../../../src/caverna/board/gliding.ts';
import { lineLength, linesOf } from '../../../src/caverna/board/lines.ts';
import { nearest, nextSquare } from '../../../src/caverna/board/nearest.ts';
import { slots } from '../../../src/caverna/board/slots.ts';
import { trapIcon } from '../../../src/caverna/board/trap-icons.ts';
import { TRAPS } from '../../../src/caverna/engine/index.ts';
import { WRITTEN } from '../../../src/caverna/telling/index.ts';
import { languages } from '../../../src/site/languages.ts';

describe('the sheet', () => {
  it('shows the printed squares, and those beyond the edge only where something lies or may be picked', () => {
    expect(sheetOf({ squares: {} }).names).toHaveLength(24);
    const office = sheetOf({ squares: { c5: { land: 'field' } } }, ['g2']);
    expect(office.names).toHaveLength(26);
    expect(office.columns).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(office.rows).toEqual(['1', '2', '3', '4', '5']);
    expect(sheetOf({ squares: {}, ghost: { z1: { land: 'meadow' } } }).names[0]).toBe('z1');
  });
  it('keeps every square apart from every other, and inside the frame', () => {
    const sheet = sheetOf({ squares: {} }, ['z1', 'g4', 'a0', 'f5']);
    for (const a of sheet.names) {
      expect(sheet.left(a) + 100).toBeLessThanOrEqual(sheet.width);
      expect(sheet.top(a) + 100).toBeLessThanOrEqual(sheet.height);
      for (const b of sheet.names)
        if (a !== b)
          expect(
            Math.abs(sheet.left(a) - sheet.left(b)) >= 100 || Math.abs(sheet.top(a) - sheet.top(b)) >= 100,
          ).toBe(true);
    }
  });
});

describe('arrow keys', () => {
  const sheet = sheetOf({ squares: {} });
  it('go to the neighbour, over gaps, across the wall, and from one row to the next', () => {
    expect(nextSquare(sheet, 'f1', 'ArrowRight', sheet.names)).toBe('a2');
    expect(nextSquare(sheet, 'a1', 'ArrowRight', sheet.names)).toBe('b1');
    expect(nextSquare(sheet, 'c2', 'ArrowRight', sheet.names)).toBe('d2');
    expect(nextSquare(sheet, 'a1', 'ArrowDown', ['a1', 'a4', 'b2'])).toBe('a4');
    expect(nextSquare(sheet, 'a1', 'ArrowUp', sheet.names)).toBeUndefined();
    expect(nextSquare(sheet, 'b2', 'Home', sheet.names)).toBe('a1');
    expect(nextSquare(sheet, 'b2', 'End', sheet.names)).toBe('f4');
    expect(nearest(sheet, 'c4', ['a1', 'b4', 'f1'])).toBe('b4');
  });
  it('reach every square that can be picked, wherever those lie', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...sheet.names), { minLength: 1 }), (some) => {
        const among = sheet.names.filter((name) => some.includes(name));
        const reached = new Set([among[0]!]);
        for (const from of reached)
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
            const next = nextSquare(sheet, from, key, among);
            if (next) reached.add(next);
          }
        expect([...reached].sort()).toEqual([...among].sort());
      }),
    );
  });
});

describe('things on a square', () => {
  it('stand inside their box and do not overlap, up to nine of them', () => {
    for (let count = 1; count <= 9; count++)
      for (const box of [
        { x: 8, y: 36, width: 84, height: 58 },
        { x: 14, y: 14, width: 172, height: 72 },
      ]) {
        const places = slots(count, box);
        expect(places).toHaveLength(count);
        for (const [i, { x, y, size }] of places.entries()) {
          expect(size).toBeGreaterThan(12);
          expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 2);
          expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 2);
          expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 2);
          expect(y + size / 2).toBeLessThanOrEqual(box.y + box.height + 2);
          for (const other of places.slice(i + 1))
            expect(Math.abs(other.x - x) >= size || Math.abs(other.y - y) >= size).toBe(true);
        }
      }
  });
});

describe('gliding', () => {
  const at = (square: string, icon: string, id?: string): Placed => ({
    at: square,
    thing: { icon, ...(id && { id }) },
  });
  const keyAt = (named: readonly Named[], square: string): string | undefined =>
    named.find((each) => each.at === square)?.key;

  it('an orc keeps its key on its way', () => {
    const before = nameThings([], [at('a1', 'orc', 'orc-A'), at('b1', 'orc', 'orc-B')]);
    const after = nameThings(before, [at('b1', 'orc', 'orc-B'), at('a2', 'orc', 'orc-A')]);
    expect(keyAt(after, 'a2')).toBe(keyAt(before, 'a1'));
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });
  it('a herd that leaves one square and appears on another is the same herd', () => {
    const before = nameThings([], [at('c4', 'sheep'), at('c3', 'sheep'), at('b4', 'grain')]);
    const after = nameThings(before, [at('c3', 'sheep'), at('d4', 'sheep')]);
    expect(keyAt(after, 'c3')).toBe(keyAt(before, 'c3'));
    expect(keyAt(after, 'd4')).toBe(keyAt(before, 'c4'));
  });
  it('keys are never given twice, and what stays never changes its order', () => {
    const thing = fc.record({
      at: fc.constantFrom('a1', 'b1', 'c1', 'd1'),
      icon: fc.constantFrom('sheep', 'grain', 'orc'),
    });
    const list = fc
      .array(thing, { maxLength: 8 })
      .map((all) => all.map(({ at: square, icon }) => at(square, icon)));
    fc.assert(
      fc.property(list, list, (first, second) => {
        const before = nameThings([], first);
        const after = nameThings(before, second);
        const keys = after.map(({ key }) => key);
        expect(new Set(keys).size).toBe(second.length);
        const kept = before.map(({ key }) => key).filter((key) => keys.includes(key));
        expect(keys.filter((key) => kept.includes(key))).toEqual(kept);
      }),
    );
  });
});

describe('names on squares', () => {
  const names = [WRITTEN.tiles, WRITTEN.traps].flatMap((written) =>
    Object.keys(written('en')).flatMap((id) =>
      languages.map((language) => written(language)[id] ?? written('en')[id]!),
    ),
  );
  it.each(names)('%s fits in three lines', (name) => {
    const lines = linesOf(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(lineLength + 1);
    const letters = (text: string): string => text.replace(/\s*\(.*\)$/, '').replace(/[- ]/g, '');
    expect(letters(lines.join(''))).toBe(letters(name));
  });
});

describe('traps', () => {
  it('have twelve different signs', () => {
    const signs = TRAPS.map(({ id }) => trapIcon(id));
    expect(new Set(signs).size).toBe(12);
    expect(signs).not.toContain('trap');
  });
});
