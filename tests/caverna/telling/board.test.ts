import { describe, expect, it } from 'vitest';
import { type Position, setUp } from '../../../src/caverna/engine/index.ts';
import { describeBoard } from '../../../src/caverna/scene/index.ts';
import { languages } from '../../../src/site/languages.ts';
import { golden } from './games.ts';
import { faultIn } from './sound.ts';

const board = (language: 'en' | 'de', seat: NonNullable<Position['seats']>[number]): string[] => {
  const made = setUp({ modules: ['fiends'], players: 1, seats: [seat] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return describeBoard(language, made.value.players[0]);
};

describe('a home board in words', () => {
  it('names what is there and leaves bare forest and rock out', () => {
    const seat = {
      board: { c4: 'meadow', b4: 'field grain 3', d2: 'carpenter' },
      orcs: { A: '5 a1', B: 'defeated', C: 'defeated', D: 'defeated' },
    };
    const english = board('en', seat);
    expect(english.find((line) => line.startsWith('b4'))).toBe('b4: field and 3 grain');
    expect(english.find((line) => line.startsWith('a1'))).toContain('orc A, strength 5');
    expect(english.some((line) => line.startsWith('a2'))).toBe(false);
    const german = board('de', seat);
    expect(german.find((line) => line.startsWith('b4'))).toBe('b4: Acker und 3 Getreide');
    expect(german.find((line) => line.startsWith('d2'))).toContain('Tischlerei');
  });

  it('is sound at the end of whole games', () => {
    for (const file of ['base-4p-full-5.json', 'fiends-4p-full-4.json', 'folk-elves.json']) {
      const { after } = [...golden(file)].at(-1)!;
      for (const player of after.players)
        for (const language of languages)
          expect(describeBoard(language, player).map(faultIn).filter(Boolean)).toEqual([]);
    }
  });
});
