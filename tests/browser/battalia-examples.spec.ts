import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { addresses, htmlOf } from './pages.ts';

const names = readdirSync('content/battalia/examples').map((file) => file.replace('.json', ''));
const at = (language: string, name: string): string => `/${language}/battalia/examples/${name}/`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('astro-island:not([ssr])');
  await page.waitForSelector('.example.live');
}

test('an example is stepped to its end and back by keyboard alone, and each step cites its rule', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, at('en', 'two-gates'));
  const shown = page.locator('.example-steps > li:visible');
  const text = shown.locator('.example-text');
  await expect(shown).toHaveCount(1);
  await expect(text).toContainText('next to gate 3');
  const next = page.getByRole('button', { name: 'Next step' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(text).toContainText('Basic game');
  await page.keyboard.press('ArrowRight');
  await expect(text).toContainText('So 3 supply cards pay for it');
  await expect(shown.locator('.example-parts')).toContainText('with a horse: steps left1');
  await page.keyboard.press('ArrowRight');
  await expect(shown.locator('.refused')).toContainText('Not allowed: Nothing here pays the toll');
  await expect(shown.getByRole('link', { name: 'battalia.gates.tollSupply' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(text).toContainText('the hero has 2 steps left behind gate 5');
  await expect(next).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Step 6 of 6' })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Home');
  await expect(text).toContainText('next to gate 3');
  await page.getByRole('button', { name: 'Step 5', exact: true }).click();
  await expect(text).toContainText('Advanced game');
  await shown.getByRole('link', { name: 'battalia.gates.native' }).click();
  await expect(page.locator('.para:target')).toBeInViewport();
});

test(
  'on paper and without scripts all steps are there, in both languages',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const { count, last } = { count: 6, last: 'noch 2 Schritte' };
    await open(page, at('de', 'two-gates'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.example-text:visible')).toHaveCount(count);
    await expect(page.locator('.example-controls')).toBeHidden();
    const bare = await browser.newContext({ ...project.use, javaScriptEnabled: false });
    const plain = await bare.newPage();
    await plain.goto(at('de', 'two-gates'));
    await expect(plain.locator('.example-text:visible')).toHaveCount(count);
    await expect(plain.locator('.example-text').last()).toContainText(last);
    await expect(plain.locator('.example-controls')).toBeHidden();
    await expect(plain.locator('.map-board svg').first()).toBeVisible();
    await bare.close();
  },
);

test('no example is broader than a small phone, and Bilkarr’s board turns there', {
  tag: '@phone-only',
}, async ({ page }) => {
  for (const name of ['six-mornings', 'the-way-into-a-valley', 'queen-king-veteran', 'berserker-two-cards']) {
    await open(page, at('de', name));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Schritt 2', exact: true }).click();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, name).toBeLessThanOrEqual(client);
    for (const button of await page.locator('.example-controls button:visible').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await open(page, at('de', 'six-mornings'));
  await expect(page.locator('.example-steps > li:visible .map-board')).toHaveAttribute('data-turned', 'true');
});

test('the chapter leads to the example, the example back to the chapter, and the shelf lists it', async ({
  page,
}) => {
  await page.goto('/de/battalia/bilkarr/');
  await page
    .locator('#battalia\\.bilkarr\\.example')
    .getByRole('link', { name: 'Schritt für Schritt' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bilkarrs sechs Morgen');
  await page.getByRole('link', { name: 'Der Absatz, zu dem es gehört' }).click();
  await expect(page.locator('#battalia\\.bilkarr\\.example')).toBeInViewport();
  await page.goto('/de/battalia/#examples');
  await page.getByRole('link', { name: 'Bilkarr in der Ecke' }).click();
  await page.getByRole('link', { name: 'Mit eigenen Zahlen: Tagesanbruch' }).click();
  await expect(page).toHaveURL(/\/de\/battalia\/tools\/dawn\/$/);
});

test('every example stands in both languages and is reached from the paragraphs that it names', () => {
  expect(names.length).toBeGreaterThanOrEqual(18);
  for (const language of ['en', 'de']) {
    const shelf = htmlOf(`/${language}/battalia/`);
    const chapters = addresses()
      .filter((address) => address.startsWith(`/${language}/battalia/`) && !address.includes('/examples/'))
      .filter((address) => address !== `/${language}/battalia/`)
      .map(htmlOf);
    for (const name of names) {
      const link = `href="${at(language, name)}"`;
      expect(shelf, name).toContain(link);
      const { about, also = [] } = JSON.parse(readFileSync(`content/battalia/examples/${name}.json`, 'utf8'));
      const leading = chapters.filter((html) => html.includes(link)).join('');
      for (const paragraph of [about, ...also])
        expect(leading, `${name} ${paragraph}`).toContain(`id="${paragraph}"`);
      expect(htmlOf(at(language, name))).toContain(`#${about}"`);
    }
  }
});

test('the search finds an example by what it tells', async ({ page }) => {
  await page.goto('/en/battalia/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('Berserker pulls two cards');
  await expect(dialog.locator('.hit[href*="berserker-two-cards"]')).toBeVisible();
});
