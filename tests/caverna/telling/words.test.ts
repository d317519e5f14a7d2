import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ALL_EXCHANGES,
  ALL_GOODS,
  ENTRY_CODES,
  type ErrorCode,
  FIENDS_OPTION_VALUES,
  FOLK_OPTION_VALUES,
  HARVESTS,
  LANDS,
  MOVE_CODES,
  OPTION_VALUES,
  PHASES,
  type Refusal,
  SCORE_CATEGORIES,
  type ScoreCategory,
  score,
} from '../../../src/caverna/engine/index.ts';
import {
  goodsInWords,
  nameExchange,
  nameGood,
  nameHarvest,
  nameLand,
  nameOption,
  namePhase,
  nameScored,
  type OptionName,
  scoreCategoryName,
  tellRefusal,
  WRITTEN,
} from '../../../src/caverna/telling/index.ts';
import { languages } from '../../../src/site/languages.ts';
import { golden } from './games.ts';
import { faultIn } from './sound.ts';

const ids = JSON.parse(
  readFileSync(new URL('../../../content/ids.json', import.meta.url), 'utf8'),
) as unknown;
const everyId = JSON.stringify(ids);

/** What refusals mention, with the facts that the engine gives them. */
const FACTS: Partial<Record<ErrorCode, Refusal['args']>> = {
  badSetup: { field: 'seats' },
  badOption: { option: 'x' },
  badLine: { line: 'plac logging' },
  badBox: { field: '', problem: 'shape' },
  badPosition: { field: 'goods' },
  unknownSquare: { square: 'x9' },
  wrongLand: { square: 'b2' },
  tileTwice: { tile: 'cuddleRoom' },
  tileNotInSet: { tile: 'stubbleRoom' },
  tileNotInGame: { tile: 'stubbleRoom' },
  tooMany: { tile: 'orcDwelling', most: 7 },
  apart: { square: 'a1' },
  spaceTaken: { space: 'logging', by: 2 },
  cannotPay: { tile: 'carpenter', wood: 2, stone: 1 },
  tileGone: { tile: 'carpenter' },
  wrongTile: { tile: 'meadowField' },
  tooWeak: { needs: 8 },
  orcTooStrong: { has: 7, needs: 9 },
  needsTile: { tile: 'beerParlor' },
  noParents: { animal: 'wildBoar' },
};

for (const language of languages)
  describe(`words in ${language}`, () => {
    it('every refusal is a sentence, with its facts and without', () => {
      for (const code of [...ENTRY_CODES, ...MOVE_CODES])
        for (const refusal of [{ code }, { code, args: FACTS[code] ?? {} }]) {
          const text = tellRefusal(language, refusal);
          expect(faultIn(text.replace(/: plac logging$/, '.')), code).toBeNull();
          expect(text, code).not.toMatch(/[{}]/);
        }
    });

    it('a refusal names what is missing', () => {
      expect(tellRefusal(language, { code: 'cannotPay', args: { wood: 2, stone: 1 } })).toContain(
        goodsInWords(language, { wood: 2, stone: 1 }),
      );
      expect(tellRefusal(language, { code: 'noParents', args: { animal: 'wildBoar' } })).toContain(
        nameGood(language, 'wildBoar', 2),
      );
    });

    it('every option has a question, a reason, a paragraph and a meaning for each value', () => {
      const values = { ...OPTION_VALUES, ...FOLK_OPTION_VALUES, ...FIENDS_OPTION_VALUES };
      for (const [name, list] of Object.entries(values)) {
        const option = nameOption(language, name as OptionName);
        expect(option.ask).toMatch(/\?$/);
        expect(faultIn(option.says)).toBeNull();
        expect(everyId, option.rule).toContain(`"${option.rule}"`);
        const meanings = list.map((value) => option.value(value));
        expect(new Set(meanings).size).toBe(list.length);
        for (const [i, meaning] of meanings.entries()) expect(meaning).not.toBe(String(list[i]));
      }
    });

    it('every harvest, phase, kind of land, good and exchange has a name', () => {
      const all = [
        ...HARVESTS.map((harvest) => nameHarvest(language, harvest, {})),
        ...PHASES.map((phase) => namePhase(language, phase)),
        ...LANDS.map((land) => nameLand(language, land)),
        ...ALL_GOODS.flatMap((good) => [nameGood(language, good), nameGood(language, good, 2)]),
        ...ALL_EXCHANGES.map(({ id }) => nameExchange(language, id)),
      ];
      expect(all.map(faultIn).filter(Boolean)).toEqual([]);
      const exchanges = ALL_EXCHANGES.filter(({ power }) => !power).map(({ id }) =>
        nameExchange(language, id),
      );
      expect(new Set(exchanges).size).toBe(exchanges.length);
    });

    it('names of one kind differ, so that nobody confuses two of them', () => {
      for (const [kind, names] of Object.entries(WRITTEN)) {
        const list = Object.entries(names(language)).map(([id, name]) => name ?? names('en')[id]);
        expect(new Set(list).size, kind).toBe(list.length);
      }
    });

    it('every category of a score and whatever it counts has a name', () => {
      const more: ScoreCategory[] = ['traps', 'friendlyOrcs'];
      for (const category of [...SCORE_CATEGORIES, ...more])
        expect(faultIn(scoreCategoryName(language, category))).toBeNull();
      for (const file of ['base-3p-full-4.json', 'folk-seven.json']) {
        const last = [...golden(file)].at(-1)!.after;
        for (const { categories } of score(last).seats)
          for (const { parts } of categories)
            for (const { what } of parts) expect(faultIn(nameScored(language, what))).toBeNull();
      }
    });
  });

describe('numbers', () => {
  it('are counted in the right number', () => {
    expect(goodsInWords('en', { ruby: 1, sheep: 2, food: 0 })).toBe('1 ruby and 2 sheep');
    expect(goodsInWords('de', { wood: 1, ruby: 2, food: 1 })).toBe('1 Holz, 2 Rubine und 1 Nährwert');
    expect(goodsInWords('de', {})).toBe('');
  });
});
