import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { DEFAULT_OPTIONS, readOptions } from '../state/options.ts';
import { emptyTable, newPlayer, usuallyAgreed } from '../state/table.ts';
import type { Card, Square } from '../state/types.ts';
import type { Gate, Terrain } from '../state/vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { drawInJungle, type Hero, openedByBuilding, standingOn, tributes, usersNow, wake } from './use.ts';
import { type BoardChange, entersAt, terrainAt, wandersTo } from './wander.ts';

type Step = { use: Hero } | { build: Terrain } | { move: Hero; to: Terrain | null } | { draw: number };

const code = (result: { ok: boolean; error?: { code: string } }): string =>
  result.ok ? 'ok' : result.error!.code;

export const METAMORPHA_QUESTIONS: Readonly<Record<string, Question>> = {
  /** Where she stands after changes of the board, and on what terrain. */
  metamorphaStands(given) {
    const { at, cards, changes, options } = given as unknown as {
      at: Square | null;
      cards?: Record<Square, Card>;
      changes: BoardChange[];
      options?: unknown;
    };
    const read = readOptions(options) ?? DEFAULT_OPTIONS;
    const stands = changes.reduce((square, change) => wandersTo(square, change, read), at);
    return { at: stands, terrain: terrainAt({ cards: cards ?? {} }, stands) };
  },

  /** A gate that the die shows when she enters. */
  metamorphaEnters(given) {
    const { gates, roll } = given as unknown as { gates: Gate[]; roll: Gate };
    return { result: code(entersAt(gates, roll)) };
  },

  /** A turn, step by step, on a table on which she and the heroes stand on roads of these kinds. */
  metamorphaTurn(given) {
    const { terrain, heroes, hand, steps, amidLine } = given as unknown as {
      terrain: Terrain | null;
      heroes: [Terrain | null, Terrain | null];
      hand: number;
      steps: Step[];
      amidLine?: boolean;
    };
    const road = (kind: Terrain | null): Card => (kind ? { kind: 'road', terrain: kind } : { kind: 'ruins' });
    const table = {
      ...emptyTable(usuallyAgreed(2)),
      metamorpha: 'a1',
      players: [{ ...newPlayer(), heroes: ['b1', 'c1'] as const }, newPlayer()],
    };
    const cards = { a1: road(terrain), b1: road(heroes[0]), c1: road(heroes[1]) };
    let standing = standingOn({ ...table, map: { ...table.map, cards } }, 0, {
      uses: [],
      hand,
      amidLine: amidLine ?? false,
    });
    const said: Tells[] = [];
    const results = steps.map((step) => {
      if ('build' in step) {
        standing = { ...standing, terrain: step.build };
        return 'built';
      }
      if ('move' in step) {
        const [first, second] = standing.heroes;
        standing = { ...standing, heroes: step.move === 0 ? [step.to, second] : [first, step.to] };
        return 'moved';
      }
      if ('draw' in step) {
        const drawn = drawInJungle(standing, step.draw);
        if (drawn.ok) standing = drawn.value;
        return code(drawn);
      }
      const woken = wake(standing, step.use);
      if (woken.ok) standing = woken.value.state;
      said.push(tells(woken));
      return code(woken);
    });
    return {
      results,
      hand: standing.hand,
      cost: tributes(standing),
      now: usersNow(standing),
      tells: said,
      next: Object.fromEntries(openedByBuilding(standing).map((each) => [each.terrain, each.heroes])),
    };
  },

  /** What she lends on a kind of terrain. */
  metamorphaAbility(given) {
    return ABILITIES[(given as unknown as { terrain: Terrain }).terrain];
  },
};
