import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/caverna/engine/fiends/board/walk.ts';
import {
  EVENTS,
  explain,
  FIENDS_LOOT,
  FIENDS_TILES,
  isSheet,
  MOVEMENT_CARDS,
  newGame,
  REWARDS,
  RULE_IDS,
  runScenario,
  runSheet,
  type Scenario,
  score,
  setUp,
  squareAt,
  squareName,
  startPhase,
  TRAPS,
} from '../../../src/caverna/engine/index.ts';

const folder = new URL('../../../content/caverna/scenarios/fiends/', import.meta.url).pathname;
const scenarios: Scenario[] = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario[],
);

describe('scenarios of Frantic Fiends', () => {
  for (const scenario of scenarios)
    it(scenario.name, () => {
      const { problems } = isSheet(scenario) ? runSheet(scenario) : runScenario(scenario);
      expect(problems).toEqual([]);
    });

  it('have different names and cite rules that exist', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, rules } of scenarios) for (const rule of rules) expect(RULE_IDS, name).toContain(rule);
  });
});

describe('nothing is left out', () => {
  const cited = new Set(scenarios.flatMap(({ rules }) => rules));
  const shown = new Set(scenarios.flatMap(({ rulings }) => rulings ?? []));
  /** Rulings shown by a scenario that switches nothing. */
  const plain = new Set(
    scenarios.filter(({ name }) => !name.includes(' switched')).flatMap(({ rulings }) => rulings ?? []),
  );
  const missing = (prefix: string, list: readonly { id: string }[]) =>
    list.map(({ id }) => `${prefix}.${id}`).filter((rule) => !cited.has(rule));

  it('every trap, tile, reward and loot item has a scenario', () => {
    expect(missing('fiends.trap', TRAPS)).toEqual([]);
    expect(missing('fiends.tile', FIENDS_TILES)).toEqual([]);
    expect(missing('fiends.reward', REWARDS)).toEqual([]);
    expect(missing('fiends.loot', FIENDS_LOOT)).toEqual([]);
  });

  it('every ruling has a scenario as it is, and one with its option switched', () => {
    const rulings = Array.from({ length: 19 }, (_, i) => `RL-${String(i + 1).padStart(2, '0')}`);
    const named = (start: string) => scenarios.some(({ name }) => name.startsWith(start));
    expect(rulings.filter((ruling) => !shown.has(ruling))).toEqual([]);
    expect(rulings.filter((ruling) => !named(`${ruling} switched:`))).toEqual([]);
    expect(rulings.filter((ruling) => !named(`${ruling} `) || !plain.has(ruling))).toEqual([]);
  });

  it('every difference between the books has a scenario', () => {
    const rows = Array.from({ length: 24 }, (_, i) => `D${i + 1}`);
    expect(rows.filter((row) => !shown.has(row))).toEqual([]);
  });

  it('every worked example has a scenario', () => {
    const examples = Array.from({ length: 25 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`);
    expect(examples.filter((id) => !scenarios.some(({ name }) => name.startsWith(`${id} `)))).toEqual([]);
  });

  it('RL-03 players draw different cards, unless cards go back at once', () => {
    const drawn = (seed: number, replacement: boolean): string[] => {
      const start = newGame({ seats: 7, modules: ['fiends'], fiends: { replacement } }, seed);
      if (!start.ok) throw new Error('no game');
      const event = startPhase(start.value, 0, 'orcEvent');
      if (!event.ok) throw new Error('no event');
      // Only Orc A: for later letters the cards have been shuffled together again.
      return event.value.events.flatMap((told) => (told.type === 'drew' && told.n === 3 ? [told.what] : []));
    };
    const seeds = [1, 2, 3, 4, 5];
    const different = (cards: readonly string[]): boolean => new Set(cards).size === cards.length;
    for (const seed of seeds) {
      expect(drawn(seed, false)).toHaveLength(7);
      expect(different(drawn(seed, false))).toBe(true);
    }
    expect(seeds.some((seed) => !different(drawn(seed, true)))).toBe(true);
  });
});

describe('movement', () => {
  it('T09 exactly one card of deck 3 leads Orc A past a trap on a2', () => {
    const missing = MOVEMENT_CARDS.filter(
      ({ deck, steps }) => deck === 3 && !pathOf(squareAt('a1'), steps).includes(squareAt('a2')),
    );
    expect(missing.map(({ id }) => id)).toEqual(['M3-5']);
  });

  it('T12 nobody reaches the cave in event 1', () => {
    for (const [orc, start] of [
      ['A', 'a1'],
      ['B', 'b1'],
      ['C', 'c1'],
    ] as const)
      for (const { deck, steps } of MOVEMENT_CARDS)
        if (deck === EVENTS[0]!.decks[orc])
          expect(pathOf(squareAt(start), steps).map(squareName)).not.toContain('d4');
  });
});

describe('setup', () => {
  const fiends = (seats: number, more: object = {}) => {
    const start = newGame({ seats, modules: ['fiends'], ...more }, 1);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    return start.value;
  };

  it('follows the table by player count', () => {
    const games = [1, 2, 3, 4, 5, 6, 7].map((n) => fiends(n).fiends!);
    expect(games.map(({ extensions }) => extensions.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(games.map(({ longStrips }) => longStrips.length)).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(games.map(({ yellow }) => yellow.length)).toEqual([2, 2, 4, 6, 8, 10, 10]);
    expect(games.map(({ traps }) => traps.pitfall)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(games.every(({ bribes }) => new Set(bribes).size === 4)).toBe(true);
  });

  it('puts orc markers on rounds 3 and 6 and two later rounds', () => {
    const { markers } = fiends(2);
    expect(markers[3]).toBe('orc');
    expect(markers[6]).toBe('orc');
    expect(markers[9]).toBeNull();
    expect(markers.slice(7).filter((marker) => marker === 'orc')).toHaveLength(2);
    expect(markers.slice(7).filter((marker) => marker === 'green')).toHaveLength(3);
  });

  it('lays the Armory over Wood gathering or Forest exploration', () => {
    const ids = (n: number) => fiends(n).spaces.map(({ id }) => id);
    expect(ids(3)).toContain('armory');
    expect(ids(3)).toContain('forestExploration');
    expect(ids(3)).not.toContain('woodGathering');
    expect(ids(4)).toContain('armory');
    expect(ids(4)).not.toContain('forestExploration');
  });

  it('RL-01 starts the solo game with 1 food, and gives experts the hard side alone', () => {
    expect(fiends(1).players[0].goods.food).toBe(1);
    const { players } = fiends(2, { fiends: { experts: [2] } });
    expect(players.map((player) => player.fiends!.orcs.map(({ strength }) => strength))).toEqual([
      [5, 7, 9, 12],
      [7, 9, 11, 14],
    ]);
  });

  it('is not combined with another box, and refuses unknown options', () => {
    expect(newGame({ seats: 2, modules: ['fiends', 'folk'] }, 1).ok).toBe(false);
    expect(newGame({ seats: 2, modules: ['nonsense'] }, 1).ok).toBe(false);
    expect(newGame({ seats: 2, modules: ['fiends'], fiends: { together: 3 as never } }, 1).ok).toBe(false);
  });
});

describe('the end', () => {
  const tied = (orcs: Record<string, string>) => ({ orcs, board: {} });
  const gone = { A: 'defeated', B: 'defeated', C: 'defeated', D: 'defeated' };

  it('a tie goes to fewer hostile orcs, then it is shared', () => {
    const game = (second: Record<string, string>) => {
      const start = setUp({ modules: ['fiends'], players: 2, round: 12, seats: [tied(gone), tied(second)] });
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      return start.value;
    };
    // A forest orc costs nothing before it breaches: both score the same.
    expect(score(game({ ...gone, A: '5 a1' })).winners).toEqual([0]);
    expect(score(game(gone)).winners).toEqual([0, 1]);
  });
});

describe('the feeding bill', () => {
  it('T24 names armed, unarmed, newborn and friendly orc: 2 + 2 + 1 + 1 + 1', () => {
    const start = setUp({
      modules: ['fiends'],
      round: 7,
      harvest: 'armedFeeding',
      seats: [
        {
          dwarfs: [5, 6, 0, { weapon: 0, newborn: true }],
          board: { d3: 'orcDwelling', d2: 'dwelling', d1: 'dwelling' },
          orcs: { A: 'friendly d3' },
        },
      ],
    });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { bill } = explain(start.value, { about: 'feeding' });
    expect(bill!.due).toBe(7);
    expect(bill!.lines.map(({ what, food }) => [what, food])).toEqual([
      ['armed', 4],
      ['unarmed', 1],
      ['newborn', 1],
      ['friendlyOrc', 1],
    ]);
  });
});
