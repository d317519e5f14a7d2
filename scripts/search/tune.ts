// `npm run questions -- tune`: tries each weight of the search a little larger and smaller and keeps what serves the tuning
// half, and beside it questions that writers have written and that are left out of the index meanwhile. Prints what it
// found; the proof half is not looked at. Takes a quarter of an hour.

import { readIndex } from '../../src/search/index/read.ts';
import type { Index } from '../../src/search/index/types.ts';
import { weights } from '../../src/search/ranking/score.ts';
import { answer } from '../../src/search/search.ts';
import { type IndexInput, indexOf, shape } from './index-of.ts';
import { loud } from './loudness.ts';
import { marksOf, placeOf, placesOf, type Question } from './measure.ts';

/** Which of the questions of a paragraph is asked instead of being written into the index. */
const LEFT_OUT = 4;
/** Every so many of them is asked. */
const EVERY = 4;
const STEPS = [0.5, 0.75, 1.3, 1.8];
/** Less than this is chance. */
const BETTER = 0.002;
const ROUNDS = 2;

interface Knob {
  name: string;
  on: Record<string, number>;
  key: string;
  /** Whether the index has to be made anew. */
  inIndex: boolean;
}

const knobsOf = (name: string, on: Record<string, number>, inIndex: boolean): Knob[] =>
  Object.keys(on)
    .filter((key) => typeof on[key] === 'number')
    .map((key) => ({ name: `${name}.${key}`, on, key, inIndex }));

export function tune(inputs: readonly IndexInput[], tuning: readonly Question[]): void {
  const left = inputs.map(({ language, asked }) =>
    Object.entries(asked)
      .filter(([, questions]) => questions.length > LEFT_OUT + 1)
      .map(
        ([id, questions]): Question => ({
          language,
          kind: 'written',
          question: questions[LEFT_OUT]!,
          answers: [id],
        }),
      )
      .filter((_, i) => i % EVERY === 0),
  );
  const without = inputs.map((input, i) => {
    const out = new Set(left[i]!.map(({ answers }) => answers[0]));
    const asked = Object.entries(input.asked).map(([id, questions]) => [
      id,
      out.has(id) ? questions.filter((_, at) => at !== LEFT_OUT) : questions,
    ]);
    return { ...input, asked: Object.fromEntries(asked) } as IndexInput;
  });
  const places = new Map(inputs.map(({ language, pages }) => [language, placesOf(pages)]));
  let indexes = new Map<string, Index>();
  const make = (): void => {
    indexes = new Map(without.map((input) => [input.language, readIndex(indexOf(input), input.stemmer)]));
  };
  const worth = (questions: readonly Question[]): number => {
    const marks = marksOf(
      questions.map((question) => {
        const index = indexes.get(question.language)!;
        const found = answer(index, question.question).found.slice(0, 10);
        return placeOf(
          question,
          found.map(({ record }) => places.get(question.language)![record]!),
        );
      }),
    );
    return marks.reciprocal + marks.inThree / marks.asked;
  };
  const value = (): number => worth(left.flat()) + worth(tuning);

  const knobs = [
    ...knobsOf('weights', weights as unknown as Record<string, number>, false),
    ...knobsOf('weights.sorts', weights.sorts, false),
    ...knobsOf('loud', loud, true),
    ...knobsOf('shape', shape, true),
  ];
  make();
  let best = value();
  console.log(`at the beginning ${best.toFixed(4)}`);
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, on, key, inIndex } of knobs) {
      const before = on[key]!;
      let kept = before;
      for (const step of STEPS) {
        on[key] = before * step;
        if (inIndex) make();
        const now = value();
        if (now > best + BETTER) {
          best = now;
          kept = on[key];
        }
      }
      on[key] = kept;
      if (inIndex) make();
      if (kept !== before)
        console.log(`${name}: ${before.toFixed(3)} → ${kept.toFixed(3)}, ${best.toFixed(4)}`);
    }
}
