import { describe, expect, it } from 'vitest';
import { sandbox } from '../../../src/caverna/engine/index.ts';
import { fraction, percent } from '../../../src/caverna/islands/odds/numbers.ts';
import {
  fieldRows,
  herdRows,
  lossRows,
  orcRows,
  spaceRows,
  trapRows,
} from '../../../src/caverna/islands/odds/rows.ts';
import { adviceOf, askedFor, oddsOf } from '../../../src/caverna/odds/index.ts';
import { nameMove } from '../../../src/caverna/telling/index.ts';
import { oddsWords } from '../../../src/i18n/odds.ts';
import { languages } from '../../../src/site/languages.ts';

const made = sandbox({
  modules: ['fiends'],
  round: 5,
  orcEvents: { events: 0 },
  seats: [
    {
      goods: { wood: 1, stone: 3 },
      board: { c4: 'meadow', c3: 'field grain 3', c2: 'smallPasture' },
      animals: ['2 sheep c2'],
      traps: ['pitfall a2'],
      orcs: { A: '10 a1', B: '7 b1', C: 'defeated', D: '12 reserve' },
    },
  ],
});
if (!made.ok) throw new Error(JSON.stringify(made.error));
const ask = { game: made.value, seat: 0, event: 1 } as const;

describe('chances in words', () => {
  const words = oddsWords('en');
  it('what can happen is never rounded away, and what can fail is never certain', () => {
    expect(percent('en', words, { weight: 1, of: 59049 })).toBe('under 0.1%');
    expect(percent('en', words, { weight: 59048, of: 59049 })).toBe('over 99.9%');
    expect(percent('en', words, { weight: 0, of: 9 })).toBe('0%');
    expect(fraction(words, { weight: 0, of: 9 })).toBe('never');
    expect(fraction(words, { weight: 9, of: 9 })).toBe('certain');
    expect(fraction(words, { weight: 6, of: 9 })).toBe('2/3');
  });

  it.each(languages)('every part of a board has its row (%s)', (language) => {
    const told = { language, words: oddsWords(language), odds: oddsOf(ask) };
    expect(orcRows(told).filter(({ share }) => !share)).toHaveLength(3);
    expect(spaceRows(told).length).toBeGreaterThan(4);
    expect(fieldRows(told).map(({ key }) => key)).toEqual(['c3']);
    expect(herdRows(told).map(({ key }) => key)).toEqual(['c2']);
    expect(trapRows(told)[0]).toMatchObject({ key: 'a2', rule: 'fiends.trap.pitfall' });
    expect(lossRows(told).map(({ key }) => key)).toContain('lost sheep');
  });

  it('an answer names every move with its effect', () => {
    const aim = { for: 'defeat', orc: 'A' } as const;
    const { answers } = adviceOf({ ...ask, orc: 'A', aim, cards: { A: 'M3-5' } })!;
    const said = askedFor(ask, 'A', answers[0]!.moves).map(({ move, game }) => nameMove('en', move, game));
    expect(said).toEqual([
      'Bribe Orc A with 2 stone: strength 10 → 8',
      'Pay 1 wood, push Orc A down to a2, onto the Pitfall',
    ]);
  });
});
