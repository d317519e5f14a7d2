// The tuning half of the questions of strangers, asked in the dialog. `npm run questions` measures both halves.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { questions as ours } from './questions.ts';

interface Question {
  language: 'en' | 'de';
  question: string;
  answers: string[];
}

const tuning = JSON.parse(readFileSync('tests/search/questions/tuning.json', 'utf8')) as Question[];
const own = ours.map(([question, ...answers]): Question => ({ language: 'en', question, answers }));
const searches = { en: 'Search', de: 'Suche' } as const;

/** What an answer is called in the lists of questions. */
const placeOf = (href: string): string => {
  const [path = '', id] = decodeURIComponent(href).split('#');
  return id ?? path.replace(/^\/[^/]+\//, '/');
};

for (const { name, questions, language, floor } of [
  { name: 'strangers in English', questions: tuning, language: 'en', floor: 0.9 },
  { name: 'strangers in German', questions: tuning, language: 'de', floor: 0.85 },
  { name: 'our own', questions: own, language: 'en', floor: 0.9 },
] as const)
  test(`questions of ${name} find their answer among the first three results`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: searches[language] })).toBeVisible();
    const asked = questions.filter((each) => each.language === language);
    expect(asked.length).toBeGreaterThan(40);
    const missed: string[] = [];
    for (const { question, answers } of asked) {
      const first = (await ask(page, question)).slice(0, 3).map(placeOf);
      if (!first.some((place) => answers.includes(place))) missed.push(`${question} → ${first.join(', ')}`);
    }
    expect(1 - missed.length / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(floor);
  });
