import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARDS_NEEDED,
  clockBudget,
  DEFAULT_OPTIONS,
  DRAFT_ROUNDS,
  dawnWalk,
  emptyMap,
  factionsUsed,
  journeyPrice,
  LEDGER,
  PLAIN_SITUATION,
  payJourney,
  pickOrder,
  recount,
  ruinsOf,
  squaresOf,
  strengthOf,
  teamsOf,
  usuallyAgreed,
} from '../../../src/battalia/engine/index.ts';
import { languages } from '../../../src/site/languages.ts';

/** The words of a paragraph. */
function paragraph(language: string, page: string, id: string): string {
  const text = readFileSync(`content/${language}/battalia/${page}.mdx`, 'utf8');
  const [, after = ''] = text.split(`id="${id}"`);
  return after.split(/<\/(?:Rule|Note|Open|Example)>/)[0]!;
}

/** The rows of the table in it, each as its cells. */
const rows = (language: string, page: string, id: string): string[][] =>
  paragraph(language, page, id)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const numbers = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/[-+]?\d+/g)].map(([digits]) => Number(digits));

const journey = { faction: 'islanders', from: 2, to: 4, after: { squares: 0, native: 0 } } as const;

describe.each(languages)('tables and examples of Battalia in %s say what the engine knows', (language) => {
  it('setup: factions, gates, Great Artefacts, royal pairs, squares, ruins', () => {
    const printed = rows(language, 'setup', 'battalia.setup.table').map(([, ...cells]) =>
      cells.flatMap(numbers),
    );
    const counts = [2, 3, 4, 5, 6];
    expect(printed).toEqual([
      counts.map(factionsUsed),
      counts,
      counts,
      counts,
      counts.map((n) => squaresOf(emptyMap(n)).size),
      counts.map((n) => ruinsOf({ agreed: usuallyAgreed(n), largeBoard: false })),
    ]);
  });

  it('setup: up to so many squares where the base game uses only a part of its board', () => {
    const squares = rows(language, 'setup', 'battalia.setup.table').find(([name]) =>
      name!.includes('setup.boards'),
    );
    expect(squares!.slice(1).map((cell) => /^\d+$/.test(cell))).toEqual([false, false, true, true, true]);
  });

  it('teams: who plays together', () => {
    const printed = rows(language, 'teams', 'battalia.team.seats').map(([n, teams = '']) => [
      Number(n),
      numbers(teams),
    ]);
    expect(printed).toEqual(
      [4, 5, 6].map((players) => [
        players,
        teamsOf({ players, sides: 'teams' }).flatMap((team) => team.map((seat) => seat + 1)),
      ]),
    );
  });

  it('teams: the minutes of the example', () => {
    const four = { ...usuallyAgreed(4), metamorpha: false };
    const said = numbers(paragraph(language, 'teams', 'battalia.team.example'));
    expect(said).toContain(clockBudget(four).minutes);
    expect(said).toContain(clockBudget(usuallyAgreed(6)).minutes);
  });

  it('draft: who picks when', () => {
    const printed = rows(language, 'draft', 'battalia.draft.table').map(([, , order = '']) => numbers(order));
    expect(printed).toEqual(DRAFT_ROUNDS.map((_, round) => pickOrder(round, 4).map((seat) => seat + 1)));
  });

  it('growth: what each action does to the count', () => {
    const printed = rows(language, 'checkpoints', 'battalia.growth.ledger');
    for (const { rule, change } of Object.values(LEDGER)) {
      const row = printed.find(([action]) => action!.includes(`"${rule}"`));
      if (row) expect(numbers(row[1]!), rule).toContain(change);
    }
    const cited = printed.flatMap(([action = '']) =>
      [...action.matchAll(/id="([^"]+)"/g)].map(([, id]) => id!),
    );
    const known = new Set<string>(Object.values(LEDGER).map(({ rule }) => rule));
    expect(cited.filter((rule) => !known.has(rule) && rule !== 'battalia.chest.ambush')).toEqual([]);
  });

  it('growth: the fewest hires to 20, 24 and 26', () => {
    for (const [status, hires] of [
      ['queen', 5],
      ['king', 7],
      ['veteran', 8],
    ] as const) {
      expect(recount(10, { hire: hires })).toBeGreaterThanOrEqual(CARDS_NEEDED[status]);
      expect(recount(10, { hire: hires - 1 })).toBeLessThan(CARDS_NEEDED[status]);
    }
  });

  it('heroes: the four strengths of one line', () => {
    const line = [
      'cloudborn.weapon',
      'cloudborn.friman',
      'cloudborn.friman',
      'cloudborn.friman',
      'cloudborn.chief',
      'cloudborn.priest',
    ] as const;
    const mixed = [...line.slice(0, 5), 'emberians.priest'] as const;
    const veteran = { ...PLAIN_SITUATION, veteran: 'veteran' } as const;
    const totals = [
      strengthOf(line, PLAIN_SITUATION),
      strengthOf(line, veteran),
      strengthOf(line, { ...veteran, heroes: 2 }),
      strengthOf(mixed, veteran),
    ].map(({ total }) => total);
    const printed = rows(language, 'heroes', 'battalia.hero.example').map(([, sum = '']) =>
      numbers(sum).at(-1),
    );
    expect(printed).toEqual(totals);
  });

  it('travel: what the journey of the example costs, and what pays it', () => {
    const before = { squares: 1, native: 0 };
    const basic = journeyPrice({ ...journey, before, advanced: false });
    const advanced = journeyPrice({ ...journey, before, advanced: true });
    const printed = rows(language, 'travel', 'battalia.gates.example');
    expect(printed.map(([, price = '']) => numbers(price)[0])).toEqual([basic.steps, advanced.steps]);
    expect([basic.toll, advanced.toll]).toEqual([1, 1]);
    const left = (price: typeof basic, supply: number, horses: number, stardust: number): number | null => {
      const paid = payJourney(price, { supply, horses, stardust });
      return paid.ok ? paid.value.left : null;
    };
    expect([left(basic, 4, 0, 0), left(basic, 1, 1, 0), left(basic, 0, 0, 2)]).toEqual([0, 0, 0]);
    expect([left(advanced, 3, 0, 0), left(advanced, 1, 1, 0)]).toEqual([0, 1]);
  });

  it('Bilkarr: where he is on six mornings', () => {
    const shape = emptyMap(6);
    let at: Parameters<typeof dawnWalk>[1] = { at: 'c5', heading: null };
    const seen = [at.at];
    for (let day = 0; day < 6; day++) {
      at = dawnWalk(shape, at, DEFAULT_OPTIONS);
      seen.push(at.at);
    }
    const said = paragraph(language, 'bilkarr', 'battalia.bilkarr.example').match(/\b[a-k][1-7]\b/g)!;
    expect(said.slice(0, 7)).toEqual(seen);
  });
});
