import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, setUp, toPosition } from '../../../src/caverna/engine/index.ts';
import type { DrawnExample } from '../../../src/caverna/examples/files.ts';
import { playPart } from '../../../src/caverna/examples/play.ts';
import type { PlayedExample } from '../../../src/caverna/examples/types.ts';
import { gameAt } from '../../../src/caverna/scene/moments.ts';
import { EXAMPLE_ENDS } from './example-ends.ts';

const folder = 'content/caverna/examples/';
const read = <T>(name: string): T => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as T;
const names = readdirSync(folder).map((file) => file.replace('.json', ''));
const played = names.filter((name) => name.startsWith('fiends-'));
const drawn = names.filter((name) => !name.startsWith('fiends-'));

/** A drawn large pasture does not say which two squares belong together: the drawings hold only one. */
function paired(board: Record<string, string>): Record<string, string> {
  const large = Object.keys(board).filter((square) => board[square]!.startsWith('largePasture'));
  const partner = (square: string) => large.find((other) => other !== square);
  return Object.fromEntries(
    Object.entries(board).map(([square, what]) => [
      square,
      what.replace('largePasture', `largePasture ${partner(square)}`),
    ]),
  );
}

describe('worked examples end as the books tell', () => {
  it('says for every played example how it ends', () => {
    expect(Object.keys(EXAMPLE_ENDS).sort()).toEqual(played);
    expect(Object.values(EXAMPLE_ENDS).filter(({ book }) => book)).toHaveLength(15);
  });

  it.each(played)('%s: the last picture of each part', (name) => {
    const { parts } = read<PlayedExample>(name);
    const ends = EXAMPLE_ENDS[name]!.parts;
    expect(parts).toHaveLength(ends.length);
    parts.forEach((part, index) => {
      const film = playPart(part);
      const shown = toPosition(gameAt(film, film.moments.length - 1));
      for (const { seat = 1, is } of ends[index]!)
        expect(differences({ animals: [], ...is }, shown.seats![seat - 1], `${name} ${index + 1}`)).toEqual(
          [],
        );
    });
  });

  it('places dwarfs and orcs of three players in the order of the book', () => {
    const { parts } = read<PlayedExample>('fiends-ten-placements');
    const placed = playPart(parts[0]!)
      .moments.map(({ event }) => event)
      .filter((event) => event.type === 'placed');
    expect(placed.map((event) => `${event.seat} ${'what' in event ? 'orc' : `dwarf ${event.n}`}`)).toEqual([
      ...['0 dwarf 0', '1 dwarf 3', '2 dwarf 0'],
      ...['0 dwarf 0', '1 dwarf 0', '2 dwarf 0'],
      ...['0 orc', '1 dwarf 0', '2 orc'],
      '1 orc',
    ]);
  });

  it.each(drawn)('%s: the engine finds room for every animal in every drawing', (name) => {
    for (const { board = {}, animals = [] } of read<DrawnExample>(name).steps) {
      // A dog that watches nothing needs no place (base.animals.dogs.1), and a position names none for it.
      const housed = animals.filter(
        (line) => !(line.includes('dog') && board[line.slice(-2)]?.startsWith('forest')),
      );
      const table = setUp({ players: 2, seats: [{ board: paired(board), animals: housed }, {}] });
      expect(table.ok ? null : table.error).toBe(null);
    }
  });
});
