import { describe, expect, it } from 'vitest';
import {
  EXCHANGE_IDS,
  EXCHANGES,
  hash,
  LOOT,
  LOOT_IDS,
  newGame,
  preprintedFor,
  RULE_IDS,
  RULES,
  RULINGS,
  roundsFor,
  SPACE_IDS,
  SPACES,
  score,
  TILE_IDS,
  TILES,
  variantOf,
} from '../../../src/caverna/engine/index.ts';

const game = (players: number, seed = 1, tileSet = 'full') => {
  const start = newGame({ seats: players, tileSet }, seed);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};

describe('setup', () => {
  it('uses 8, 12, 15, 13, 19, 19, 22 printed spaces', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => preprintedFor(n).length)).toEqual([8, 12, 15, 13, 19, 19, 22]);
  });

  it('plays 11 rounds with one or two players and 12 with more', () => {
    expect([1, 2, 3, 7].map((n) => roundsFor(n).length)).toEqual([11, 11, 12, 12]);
  });

  it('gives food by seat', () => {
    expect(game(7).players.map((player) => player.goods.food)).toEqual([1, 1, 2, 3, 3, 3, 3]);
    expect(game(1).players[0].goods.food).toBe(2);
  });

  it('scores an untouched board -28', () => {
    expect(score(game(2)).seats.map(({ total }) => total)).toEqual([-28, -28]);
  });

  it('K54 deals three red and four green markers, with two players one green less, solo none', () => {
    const count = (players: number, colour: string) =>
      game(players).markers.filter((marker) => marker === colour).length;
    expect([count(3, 'red'), count(3, 'green')]).toEqual([3, 4]);
    expect([count(2, 'red'), count(2, 'green')]).toEqual([3, 3]);
    expect([count(1, 'red'), count(1, 'green')]).toEqual([0, 0]);
    expect(game(2).markers[9]).toBeNull();
  });

  it('offers 48 tiles, or 27 in the introductory game', () => {
    expect(game(2).supply).toHaveLength(48);
    expect(game(2, 1, 'intro').supply).toHaveLength(27);
  });

  it('is the same game for the same seed', () => {
    expect(hash(game(4, 7))).toBe(hash(game(4, 7)));
    expect(hash(game(4, 7))).not.toBe(hash(game(4, 8)));
  });
});

describe('catalogues', () => {
  it('have one entry for every id', () => {
    expect(TILE_IDS).toHaveLength(48);
    expect(Object.keys(TILES)).toHaveLength(49);
    expect(Object.keys(SPACES).sort()).toEqual([...SPACE_IDS].sort());
    expect(LOOT.map(({ id }) => id)).toEqual([...LOOT_IDS]);
    expect(EXCHANGES.map(({ id }) => id)).toEqual([...EXCHANGE_IDS]);
    for (const id of SPACE_IDS) expect([1, 2, 3, 4, 5, 6, 7].some((n) => variantOf(id, n))).toBe(true);
  });

  it('cite rules that exist, and every ruling has rules', () => {
    const cited = [
      ...Object.values(TILES).flatMap(({ rules }) => rules),
      ...Object.values(SPACES).flatMap(({ rules }) => rules),
      ...LOOT.flatMap(({ rules }) => rules),
      ...EXCHANGES.map(({ rule }) => rule),
      ...Object.values(RULINGS).flat(),
    ];
    for (const rule of cited) expect(RULE_IDS).toContain(rule);
    expect(Object.keys(RULINGS)).toHaveLength(77);
  });

  it('explain each rule in five to fifteen words or so', () => {
    for (const gloss of Object.values(RULES)) {
      const words = gloss.split(' ').length;
      expect(words, gloss).toBeGreaterThanOrEqual(3);
      expect(words, gloss).toBeLessThanOrEqual(16);
    }
  });
});
