import { describe, expect, it } from 'vitest';
import { BOTS } from '../../scripts/engine/lib/bots.ts';
import { fuzzGame, variedOptions } from '../../scripts/engine/lib/fuzz.ts';
import {
  EXTENSIONS,
  FIENDS_OPTION_VALUES,
  installFiends,
  LONG_STRIPS,
  SHORT_STRIPS,
  TRAPS,
} from '../../src/engine/index.ts';

await installFiends();

/** Games per player count; npm run fuzz -- --module fiends plays 2,000. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 30);
const seen = new Set<string>();
const used = new Set<string>();

describe('random games with orcs', () => {
  for (const players of [1, 2, 3, 4, 5, 6, 7]) {
    it(`${players} players: nothing breaks in ${GAMES} games`, { timeout: 300_000 }, () => {
      for (let i = 0; i < GAMES; i++) {
        const { game } = fuzzGame(
          {
            players,
            tileSet: 'full',
            seed: players * 100_000 + i,
            bot: Object.keys(BOTS)[i % 3]!,
            tryAllEvery: i % 10 === 0 ? 11 : 0,
            module: 'fiends',
          },
          (rule) => seen.add(rule),
        );
        const { extensions, longStrips, shortStrips } = game.fiends!;
        for (const piece of [...extensions, ...longStrips, ...shortStrips]) used.add(piece);
        expect(game.fiends!.events).toBe(4);
      }
    });
  }

  it('used every piece of the boards, every kind of trap, and every option both ways', () => {
    if (GAMES < 30) return;
    const pieces = [...EXTENSIONS, ...LONG_STRIPS, ...SHORT_STRIPS].map(({ id }) => id);
    expect(pieces.filter((id) => !used.has(id))).toEqual([]);
    expect(TRAPS.filter(({ id }) => !seen.has(`fiends.trap.${id}`)).length).toBeLessThanOrEqual(1);
    const tried = new Map<string, Set<unknown>>();
    for (const players of [1, 2, 3, 4, 5, 6, 7])
      for (let i = 0; i < GAMES; i++)
        for (const [name, value] of Object.entries(variedOptions(players * 100_000 + i)))
          tried.set(name, (tried.get(name) ?? new Set()).add(value));
    for (const [name, values] of Object.entries(FIENDS_OPTION_VALUES))
      expect(tried.get(name)?.size, name).toBe(values.length);
  });
});
