import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IN_FOREST, SQUARES_ON_BOARD, scoreSeat, setUp, TILES } from '../../../src/caverna/engine/index.ts';

const page = readFileSync('content/en/rules/base/introductory.mdx', 'utf8');
const { steps } = JSON.parse(readFileSync('content/caverna/examples/intro-main-storage.json', 'utf8'));
const { d4: _, ...board } = steps[0].board as Record<string, string>;

describe('the example of the introductory game', () => {
  const yellow = Object.values(TILES).filter(({ colour, intro }) => intro && colour === 'yellow');
  /** Without Work room and Office room only mountain squares are sites, and the printed dwelling has one of them. */
  const sites = Array.from({ length: SQUARES_ON_BOARD }, (_, i) => i).filter((i) => !IN_FOREST[i]).length - 1;

  it('has more yellow tiles than sites for them', () => {
    expect(yellow).toHaveLength(12);
    expect(sites).toBe(11);
    expect(TILES.workRoom.intro || TILES.officeRoom.intro).toBe(false);
  });

  it('is worth what the engine counts', () => {
    const squares = Object.values(board);
    expect(squares).toHaveLength(sites);
    expect(new Set(squares).size).toBe(sites);
    for (const tile of squares) expect(yellow.map(({ id }) => id as string)).toContain(tile);
    const game = setUp({ players: 2, tileSet: 'intro', seats: [{ board }, {}] });
    if (!game.ok) throw new Error(JSON.stringify(game));
    const score = scoreSeat(game.value, 0);
    const points = JSON.stringify(score).match(/"mainStorage"[^}]*?"points":(\d+)/)?.[1];
    expect(points).toBe('22');
    expect(page).toContain(`${sites} × 2 = ${points}`);
    expect(steps[0].text.en).toContain(`worth ${points} bonus points`);
  });
});
