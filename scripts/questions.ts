// npm run questions: how often questions of strangers find their answer, by this search, by Pagefind as it is, and by
// MiniSearch over the same records. The tuning half may be read (`-- failures` lists what it missed); of the proof half
// only the numbers are ever shown.

import { readFileSync } from 'node:fs';
import { languages } from '../src/site/languages.ts';
import { alsoAsked, builtPages, foundIn } from './search/built.ts';
import { type Marks, marksOf, placeOf, type Question } from './search/measure.ts';
import { miniSearch, ours, plainPagefind, type System } from './search/systems.ts';
import { tune } from './search/tune.ts';
import { soundsOf, spokenIn, stemmerOf } from './search/words.ts';

const HALVES = ['tuning', 'proof'] as const;
const KINDS = ['plain', 'hurried', 'misspelt', 'dispute', 'component'];
const wantsFailures = process.argv.includes('failures');

const questionsOf = (half: string): Question[] =>
  JSON.parse(readFileSync(`tests/search/questions/${half}.json`, 'utf8')) as Question[];

const built = builtPages();
const pages = new Map(languages.map((language) => [language as string, foundIn(built, language)]));
const asked = new Map<string, Readonly<Record<string, readonly string[]>>>();
for (const language of languages) asked.set(language, await alsoAsked(pages.get(language)!, language));

if (process.argv.includes('tune')) {
  const inputs = await Promise.all(
    languages.map(async (language) => ({
      pages: pages.get(language)!,
      language,
      texts: '',
      asked: asked.get(language)!,
      spoken: spokenIn(language),
      sounds: soundsOf(languages),
      stemmer: await stemmerOf(language),
    })),
  );
  tune(inputs, questionsOf('tuning'));
  process.exit();
}

const systems: System[] = [
  await ours((language) => pages.get(language)!, languages),
  ...(wantsFailures
    ? []
    : [
        await miniSearch(
          (language) => pages.get(language)!,
          (language) => asked.get(language)!,
          languages,
        ),
        await plainPagefind(languages),
      ]),
];

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`.padStart(6);
const cells = ({ asked: count, first, inThree, inTen, reciprocal }: Marks): string =>
  [
    percent(first, count),
    percent(inThree, count),
    percent(inTen, count),
    reciprocal.toFixed(2).padStart(6),
  ].join('');

console.log(`${' '.repeat(33)}${systems.map(({ name }) => name.padEnd(28)).join('')}`);
console.log(
  `${'half'.padEnd(8)}${'language'.padEnd(10)}${'kind'.padEnd(11)}   n ${systems.map(() => ' first  in 3 in 10   MRR    ').join('')}`,
);
for (const half of HALVES) {
  const questions = questionsOf(half);
  const places = await Promise.all(
    systems.map(async ({ ask }) => {
      const found: number[] = [];
      for (const question of questions)
        found.push(placeOf(question, await ask(question.language, question.question)));
      return found;
    }),
  );
  for (const language of languages)
    for (const kind of ['all', ...KINDS]) {
      const fits = ({ language: spoken, kind: sort }: Question): boolean =>
        spoken === language && (kind === 'all' || kind === sort);
      const count = questions.filter(fits).length;
      const marks = places.map((found) => cells(marksOf(found.filter((_, i) => fits(questions[i]!)))));
      console.log(
        `${half.padEnd(8)}${language.padEnd(10)}${kind.padEnd(11)}${String(count).padStart(4)} ${marks.join('    ')}`,
      );
    }
  if (wantsFailures && half === 'tuning')
    questions.forEach(({ language, question, answers }, i) => {
      const place = places[0]![i]!;
      if (place < 0 || place > 2)
        console.log(
          `  ${language} “${question}” → ${answers.slice(0, 3).join(', ')} (${place < 0 ? 'not in ten' : place + 1})`,
        );
    });
}
for (const { close } of systems) await close?.();
