// Everything in the box of The Stormgates is found first under each of its names, on pages of either language.

import { expect, type Page, test } from '@playwright/test';
import { ask } from './ask.ts';

interface Named {
  names: string[];
  url: string;
  kind: string;
  subject: string;
}

const KINDS = ['effect', 'artefact', 'fate', 'potion', 'ability', 'building', 'faction', 'gate'];

const search = { en: 'Search', de: 'Suche' } as const;

async function openSearch(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.goto(`/${language}/battalia/`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: search[language] })).toBeVisible();
}

for (const language of ['en', 'de'] as const)
  test(`every component is found first under its English and its German name (${language})`, async ({
    page,
    request,
  }) => {
    const rows = ((await (await request.get(`/data/names.${language}.json`)).json()) as Named[]).filter(
      ({ subject }) => subject === 'battalia',
    );
    expect(rows).toHaveLength(12 + 8 + 3 + 6 + 6 + 11 + 6 + 6);
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual(KINDS);
    await openSearch(page, language);
    const missed: string[] = [];
    for (const { names, url } of rows) {
      expect(names).toHaveLength(2);
      for (const name of names) {
        // Two effects have the name of an ability of Metamorpha: then both are there before anything else.
        const alike = rows.filter((other) => other.names.includes(name)).length;
        const first = (await ask(page, name)).slice(0, alike);
        if (!first.includes(url)) missed.push(`${name} → ${first.join(', ')}`);
      }
    }
    expect(missed).toEqual([]);
  });

test('paragraphs, terms and kinds of Battalia can be told apart from those of Caverna', async ({ page }) => {
  await openSearch(page, 'en');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByLabel('Game').selectOption('battalia');
  await dialog.getByRole('searchbox').fill('toll of a jump');
  const hits = dialog.locator('.hit');
  await expect(hits.first()).toBeVisible();
  await expect(dialog.locator('.hit-origin', { hasText: 'Rules' }).first()).toBeVisible();
  for (const href of await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/\/battalia\/|\/most-asked\//);
  await dialog.getByLabel('Kind').selectOption('glossary');
  await expect(dialog.locator('.hit[href="/en/glossary/battalia/#gateToll"]')).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('potion');
  await dialog.getByRole('searchbox').fill('strength');
  await expect(dialog.locator('.hit-origin', { hasText: 'Potions' }).first()).toBeVisible();
});

/** What players ask at the table, and the paragraphs that answer it; one of them is among the first three. */
const questions: readonly [language: 'en' | 'de', question: string, ...answers: string[]][] = [
  ['en', 'how much does a jump through a stormgate cost', 'battalia.gates.toll', 'battalia.gates.jump'],
  ['en', 'can a horse pay the toll', 'battalia.gates.tollSupply', 'battalia.building.stable.horse'],
  ['en', 'when do I get my Queen', 'battalia.royals.queenGain', 'battalia.royals.queenKeep'],
  [
    'en',
    'does the tent itself count at a checkpoint',
    'battalia.open.tentCardCounts',
    'battalia.checkpoint.tent',
  ],
  ['en', 'may effect 8 copy the free Lord', 'battalia.storm.effect8', 'battalia.storm.effect2.copy'],
  [
    'en',
    'where do the cards go that Berserker pulls',
    'battalia.potion.berserker',
    'battalia.open.berserkerTo',
  ],
  [
    'en',
    'defence of a city centre with three buildings',
    'battalia.valleys.defence',
    'battalia.building.centre',
  ],
  ['de', 'Wohin kommt der zweite Held bei Sturmeffekt 6?', 'battalia.storm.effect6', 'battalia.storm.fetch'],
  ['de', 'König bei 24 Karten am Kontrollpunkt', 'battalia.royals.kingGain', 'king'],
  ['de', 'Was kostet ein Zaubertrank?', 'battalia.potion.buy', 'potion'],
  ['de', 'Bilkarr in der Ecke', 'battalia.bilkarr.corner'],
  [
    'de',
    'zwei Versorgungskarten gegen Sternenstaub tauschen',
    'battalia.posts.stardust',
    'battalia.stardust.stays',
  ],
];

test('questions of players find their answer among the first three results', async ({ page }) => {
  const missed: string[] = [];
  for (const language of ['en', 'de'] as const) {
    await openSearch(page, language);
    for (const [, question, ...answers] of questions.filter(([each]) => each === language)) {
      const first = (await ask(page, question)).slice(0, 3).map((href) => href.split('#')[1] ?? href);
      const found = first.some((id) =>
        answers.some((answer) => id === answer || id.startsWith(`${answer}.`)),
      );
      if (!found) missed.push(`${question} → ${first.join(', ')}`);
    }
  }
  expect(missed).toEqual([]);
});
