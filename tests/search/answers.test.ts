import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { find } from '../../src/search/find.ts';
import { answer, isId, recordWithId } from '../../src/search/search.ts';
import { answersTo, page, paragraph, smallIndex } from './small-index.ts';

const filler = Array.from({ length: 30 }, (_, i) =>
  paragraph(
    `base.filler.n${i}`,
    `A quiet sentence about nothing in particular, number ${i}, in the mountain.`,
  ),
);
const pages = [
  page('Dogs', [
    paragraph('base.animals.dogs.1', 'Dogs watch one sheep more than there are dogs on a meadow.'),
    paragraph('base.animals.dogs.note', 'A dog on a meadow is no farm animal.', { sort: 'note' }),
  ]),
  page('Feeding', [
    paragraph('base.harvest.feed', 'In the feeding phase each dwarf costs 2 food.'),
    paragraph('base.harvest.beg', 'Take a begging marker for each missing food.'),
  ]),
  page(
    'Weaving parlor',
    [
      paragraph('', '1 food per sheep when you build it.', {
        names: ['Weaving parlor', 'Webstube'],
        facts: ['Price: 2 wood, 1 stone', 'Points: by its effect'],
        sort: 'piece',
      }),
      paragraph('base.tile.weavingParlor', 'When you build it, gain 1 food for each sheep.', {
        sort: 'ruling',
      }),
    ],
    { path: 'tiles/weaving-parlor/', kind: 'tile' },
  ),
  page('Nets', [paragraph('fiends.traps.net', 'A net holds an orc on a meadow.', { subject: 'fiends' })], {
    subject: 'fiends',
  }),
  page('Filler', filler),
];

let index: Awaited<ReturnType<typeof smallIndex>>;
beforeAll(async () => {
  index = await smallIndex(pages, { asked: { 'base.harvest.beg': ['hungry starving short of food'] } });
});

describe('a question finds its answer', () => {
  it.each([
    ['by its words', 'dogs watch sheep', 'base.animals.dogs.1'],
    ['in another order and number', 'sheep watched by a dog', 'base.animals.dogs.1'],
    ['misspelt', 'dgos wtach sheeep', 'base.animals.dogs.1'],
    ['in everyday words', 'what does a worker eat', 'base.harvest.feed'],
    ['by words that only writers of the search wrote down', 'short of food', 'base.harvest.beg'],
    ['by the name of a thing', 'weaving parlor', '/tiles/weaving-parlor/'],
    ['by its name in the other language', 'webstube', '/tiles/weaving-parlor/'],
    ['by its name and what is asked of it', 'what does the weaving parlor cost', '/tiles/weaving-parlor/'],
  ])('%s: %s', (_, question, best) => {
    expect(answersTo(index, question)[0]).toBe(best);
  });

  it('by its id, whatever letters are large', () => {
    expect(isId(' base.harvest.BEG ')).toBe(true);
    expect(isId('how many dogs. and sheep')).toBe(false);
    expect(index.places[recordWithId(index.places, ' base.harvest.BEG ')!]).toBe('base.harvest.beg');
    expect(recordWithId(index.places, 'base.harvest.nobody')).toBeUndefined();
  });

  it('a rule before a note on it', () => {
    const found = answersTo(index, 'dog meadow');
    expect(found.indexOf('base.animals.dogs.1')).toBeLessThan(found.indexOf('base.animals.dogs.note'));
  });

  it('first of the box that is being read, and of the one that is named', () => {
    expect(answersTo(index, 'meadow', 'fiends')[0]).toBe('fiends.traps.net');
    expect(answersTo(index, 'meadow in frantic fiends')[0]).toBe('fiends.traps.net');
  });
});

describe('what is no answer', () => {
  it('noise finds nothing, and says what comes near', async () => {
    const found = await find(index, 'en', { question: 'zzzzzz' });
    expect(found.count).toBe(0);
    expect(
      (await find(index, 'en', { question: 'weevling' })).count +
        (await find(index, 'en', { question: 'weevling' })).nearest.length,
    ).toBeGreaterThan(0);
  });

  it('words that say nothing ask for one that does', async () => {
    expect(await find(index, 'en', { question: 'how can I do it' })).toMatchObject({
      count: 0,
      idleOnly: true,
    });
  });

  it('what was corrected is said', async () => {
    expect((await find(index, 'en', { question: 'shepe on a meadow' })).corrected).toContain('sheep');
    expect((await find(index, 'en', { question: 'sheep on a meadow' })).corrected).toBeUndefined();
  });

  it('a question of which little is here is only answered partly', async () => {
    expect((await find(index, 'en', { question: 'sheep spaceship laser hyperdrive' })).partly).toBe(true);
    expect((await find(index, 'en', { question: 'dogs watch sheep' })).partly).toBe(false);
  });
});

describe('odd input', () => {
  const odd = [
    '',
    '   ',
    'a'.repeat(5000),
    '🐑🐕',
    '"><script>alert(1)</script>',
    '+1',
    '....',
    '\u0000\u202e',
    '%00',
    "' OR 1=1",
  ];
  it.each(odd.map((question) => [question.slice(0, 20), question]))(
    '%j gets an answer or none, and nothing breaks',
    async (_, question) => {
      const found = await find(index, 'en', { question });
      expect(found.count).toBeGreaterThanOrEqual(0);
    },
  );

  it('whatever is typed: scores are numbers, the best first, no record twice, and the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 40 }),
          fc
            .array(fc.constantFrom('sheep', 'dog', 'fod', 'the', 'Weaving', 'parlor', 'webstub', '2'), {
              maxLength: 8,
            })
            .map((words) => words.join(' ')),
        ),
        (question) => {
          const { found } = answer(index, question);
          expect(found.every(({ score, covers }) => score > 0 && covers >= 0 && covers <= 1)).toBe(true);
          for (let i = 1; i < found.length; i++)
            expect(found[i]!.score).toBeLessThanOrEqual(found[i - 1]!.score);
          expect(new Set(found.map(({ record }) => record)).size).toBe(found.length);
          expect(answer(index, question).found).toEqual(found);
        },
      ),
    );
  });
});
