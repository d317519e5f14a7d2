import { describe, expect, it } from 'vitest';
import { fuzzGame } from '../../../scripts/engine/lib/fuzz.ts';
import { FOLK_IDS, FOLK_TILE_IDS } from '../../../src/engine/index.ts';

/** Games per player count; more with `npm run fuzz -- --module folk`. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 60);
const seen = new Set<string>();

describe('random games with folk', () => {
  for (const players of [1, 2, 3, 4, 5, 6, 7]) {
    it(`${players} players: nothing breaks in ${GAMES} games`, { timeout: 300_000 }, () => {
      for (let i = 0; i < GAMES; i++)
        fuzzGame(
          {
            players,
            tileSet: 'full',
            seed: 900_000 + players * 1000 + i,
            bot: i % 3 === 0 ? 'random' : 'busy',
            tryAllEvery: i % 10 === 0 ? 11 : 0,
            module: 'folk',
          },
          (rule) => seen.add(rule),
        );
    });
  }

  it('used every folk and nearly every tile', () => {
    if (GAMES < 60) return;
    const rules = [...seen];
    expect(FOLK_IDS.filter((id) => !rules.some((rule) => rule.startsWith(`folk.ability.${id}`)))).toEqual([]);
    const unused = FOLK_TILE_IDS.filter((id) => !seen.has(`folk.tile.${id}`));
    expect(unused).toContain('charcoalStorage');
    expect(unused.length).toBeLessThanOrEqual(3);
  });
});
