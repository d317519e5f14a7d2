import { describe, expect, it } from 'vitest';
import { FOLK_LIST } from '../../../../src/caverna/engine/folk/list.ts';
import {
  type Corrections,
  FOLK_IDS,
  FOLK_OPTION_VALUES,
  FOLK_TILE_IDS,
  newGame,
} from '../../../../src/caverna/engine/index.ts';
import { folkOptions } from '../../../../src/caverna/lab/folk.ts';
import { type FuzzCase, fuzzGame } from '../../../../src/caverna/lab/fuzz.ts';

/** Games per player count, 2,000 in all; fewer or more with `npm run fuzz`. */
const GAMES: Record<number, number> = { 1: 420, 2: 420, 3: 380, 4: 320, 5: 200, 6: 140, 7: 120 };

/** Charcoal Storage as an owner might have entered it, so that it takes part. */
const OWNED: Corrections = {
  'folk.charcoal.known': 'yes',
  'folk.charcoal.price.wood': 1,
  'folk.charcoal.built.n': 1,
  'folk.charcoal.trade.times': 2,
  'folk.charcoal.score.points': 1,
};

const used = new Map<string, number>();
const note = (rule: string) => used.set(rule, (used.get(rule) ?? 0) + 1);
const BOTS = ['busy', 'raider', 'random', 'busy', 'hunter'];

function entryOf(players: number, i: number): FuzzCase {
  return {
    players,
    tileSet: 'full',
    seed: 900_000 + players * 1000 + i,
    bot: BOTS[i % BOTS.length]!,
    tryAllEvery: i % 40 === 0 ? 11 : 0,
    readEvery: 5,
    replayed: i % 6 === 0,
    module: 'folk',
    ...(i % 3 === 0 ? { box: OWNED } : {}),
  };
}

describe('random games with folk', () => {
  it('are 2,000, for one to seven players', () => {
    expect(Object.values(GAMES).reduce((sum, n) => sum + n)).toBe(2000);
  });

  for (const [players, games] of Object.entries(GAMES))
    it(`${players} players: nothing breaks in ${games} games`, () => {
      for (let i = 0; i < games; i++) fuzzGame(entryOf(Number(players), i), note);
    });

  it('used every ability of every folk', () => {
    // What a folk begins with happens before the first event.
    for (const folk of FOLK_IDS) {
      const [plain, own] = [{}, { folk }].map((seat) => newGame({ modules: ['folk'], seats: [seat] }, 1));
      if (!plain?.ok || !own?.ok) throw new Error(folk);
      const [without, begun] = [plain.value.players[0], own.value.players[0]];
      const ability = FOLK_LIST.find(({ id }) => id === folk)!.abilities.find(({ starts }) => starts);
      const differs =
        begun.dwarfs.length > without.dwarfs.length || begun.goods.gemfruit > without.goods.gemfruit;
      expect(differs).toBe(ability !== undefined);
      if (ability) note(ability.rule);
    }
    const rules = FOLK_LIST.flatMap(({ abilities }) => abilities.map(({ rule }) => rule));
    expect(rules.filter((rule) => !used.has(rule))).toEqual([]);
  });

  it('agreed on every ruling in every way', () => {
    const agreed = Object.entries(GAMES).flatMap(([players, games]) =>
      Array.from({ length: games }, (_, i) => folkOptions(entryOf(Number(players), i).seed)),
    );
    const named = agreed.map((options) => JSON.stringify(Object.entries(options)));
    for (const [name, values] of Object.entries(FOLK_OPTION_VALUES))
      for (const value of values)
        expect(
          named.some((list) => list.includes(JSON.stringify([name, value]))),
          `${name} ${value}`,
        ).toBe(true);
  });

  it('used every one of the 32 tiles, Charcoal Storage as its owners know it', () => {
    expect(FOLK_TILE_IDS).toHaveLength(32);
    expect(FOLK_TILE_IDS.filter((id) => !used.has(`folk.tile.${id}`))).toEqual([]);
  });
});
