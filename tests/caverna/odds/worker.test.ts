import { describe, expect, it } from 'vitest';
import { type Game, SPACES, sandbox } from '../../../src/caverna/engine/index.ts';
import { DEFAULT_WORTH, heatOf, oddsOf, reduced } from '../../../src/caverna/odds/index.ts';
import { reckoned } from '../../../src/caverna/workers/odds-task.ts';

const table = () => {
  const made = sandbox({
    modules: ['fiends'],
    round: 5,
    orcEvents: { events: 2 },
    seats: [{ goods: { wood: 2 } }],
  });
  if (!made.ok) throw new Error('no table');
  return made.value;
};

describe('the odds worker', () => {
  it('answers what the odds say, and the question keeps its number', async () => {
    const about = structuredClone({ game: table(), seat: 0 as const, event: 3 as const });
    const answer = await reckoned({ ask: 7, what: 'odds', about });
    expect(answer).toEqual({ ask: 7, odds: oddsOf({ game: table(), seat: 0, event: 3 }) });
  });
  it('gives advice, and can be sent through a message', async () => {
    const about = { game: table(), seat: 0, event: 3, orc: 'A', aim: { for: 'keep' } } as const;
    const answer = await reckoned({ ask: 8, what: 'advice', about });
    expect(structuredClone(answer)).toEqual(answer);
    expect(answer).toMatchObject({ ask: 8, advice: { orc: 'A', lookahead: 'none' } });
  });
  it('says that a question makes no sense', async () => {
    const about = {
      game: { ...table(), players: [] as unknown[] as Game['players'] },
      seat: 0 as const,
      event: 3 as const,
    };
    expect(await reckoned({ ask: 9, what: 'odds', about })).toMatchObject({
      ask: 9,
      error: expect.any(String),
    });
  });
});

describe('numbers', () => {
  it('are told in lowest terms, halves included', () => {
    expect(reduced({ weight: 27, of: 81 })).toEqual({ weight: 1, of: 3 });
    expect(reduced({ weight: 0, of: 81 })).toEqual({ weight: 0, of: 1 });
    expect(reduced({ weight: 13.5, of: 9 })).toEqual({ weight: 3, of: 2 });
  });
  it('warm the spaces that orcs reach, and cave spaces that they hold', () => {
    const odds = oddsOf({ game: table(), seat: 0, event: 4 });
    const heat = heatOf(odds, 'any');
    expect(heat.a2!.weight).toBe(odds.spaces.find(({ at }) => at === 'a2')!.any);
    expect(heat.d3!.weight).toBe(odds.taken.d3);
    expect(heatOf(odds, 'A').a2!.weight).toBeLessThanOrEqual(heat.a2!.weight);
  });
  it('building materials are worth what the Weekly market asks for them', () => {
    const market = JSON.stringify(SPACES.weeklyMarket);
    for (const good of ['wood', 'stone', 'ore'] as const)
      expect(market).toContain(`"${good}":${DEFAULT_WORTH[good]}`);
  });
});
