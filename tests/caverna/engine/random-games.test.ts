import { describe, expect, it } from 'vitest';
import {
  EXCHANGE_IDS,
  LOOT_IDS,
  OPTION_VALUES,
  type RuleId,
  SPACE_IDS,
  TILE_IDS,
} from '../../../src/caverna/engine/index.ts';
import { baseOptions } from '../../../src/caverna/lab/agreed.ts';
import { fuzzGame } from '../../../src/caverna/lab/fuzz.ts';

/** Games by player count: 2,030 in all, fewer of the long ones; fewer or more with `npm run fuzz`. */
const GAMES: Record<number, number> = { 1: 560, 2: 500, 3: 350, 4: 240, 5: 160, 6: 120, 7: 100 };
const seen = new Set<string>();

describe('random games', () => {
  for (const players of [1, 2, 3, 4, 5, 6, 7]) {
    const games = GAMES[players]!;
    it(`${players} players: nothing breaks in ${games} games`, () => {
      for (let i = 0; i < games; i++)
        fuzzGame(
          {
            players,
            tileSet: i % 3 === 2 ? 'intro' : 'full',
            seed: players * 100_000 + i,
            bot: i % 2 === 0 ? 'random' : 'busy',
            tryAllEvery: i % 10 === 0 ? 11 : 0,
          },
          (rule) => seen.add(rule),
        );
    });
  }

  it('agreed on every ruling in every way', () => {
    const agreed = Object.entries(GAMES).flatMap(([players, games]) =>
      Array.from({ length: games }, (_, i) => Object.entries(baseOptions(Number(players) * 100_000 + i))),
    );
    const seen = new Set(agreed.flat().map((entry) => JSON.stringify(entry)));
    for (const [name, values] of Object.entries(OPTION_VALUES))
      for (const value of values) expect(seen, name).toContain(JSON.stringify([name, value]));
  });

  it('used every space, nearly every tile, and most loot and exchanges', () => {
    const missing = (prefix: string, ids: readonly string[]) =>
      ids.filter((id) => !seen.has(`${prefix}.${id}` as RuleId));
    expect(missing('base.space', SPACE_IDS)).toEqual([]);
    expect(missing('base.exchange', EXCHANGE_IDS)).toEqual([]);
    expect(missing('base.tile', TILE_IDS).length).toBeLessThanOrEqual(2);
    expect(missing('base.loot', LOOT_IDS).length).toBeLessThanOrEqual(5);
  });
});
