import { expect, test } from '@playwright/test';

test('search works by keyboard alone and lands on the paragraph', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('lowest weapon strength');
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('.hit').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/rules/base/work/#base.work.order');
  await expect(page.locator('#base\\.work\\.order')).toBeInViewport();
});

test('nothing of the search is fetched before it opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/en/guide/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /pagefind|dialog/.test(url))).toEqual([]);
});

test('results are grouped by kind, and filters narrow them', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/');
  await page.locator('.header-search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('harvest');
  await expect(dialog.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('glossary');
  await expect(dialog.getByRole('heading', { name: 'Rules' })).toBeHidden();
  await expect(dialog.getByRole('heading', { name: 'Glossary' })).toBeVisible();
  await dialog.getByLabel('Game').selectOption('fiends');
  await expect(dialog.locator('.hit:not([href*="glossary"])')).toHaveCount(0);
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByRole('searchbox').fill('zzzz');
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a German page finds German paragraphs only', async ({ page }) => {
  await page.goto('/de/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeVisible();
  await page.keyboard.type('Neugeborene');
  const hits = page.locator('.hit');
  await expect(hits.first()).toBeVisible();
  for (const href of await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/de\//);
});

test('when the index cannot load, search says so and offers the site map', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('could not be loaded')).toBeVisible();
  await dialog.getByRole('link', { name: 'Site map' }).click();
  await page.waitForURL('**/en/map/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the search button leads to the site map', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/');
    await page.locator('.header-search').click();
    await page.waitForURL('**/en/map/');
    await expect(page.getByRole('link', { name: 'The course of a round' })).toBeVisible();
  });
});

for (const language of ['en', 'de'] as const)
  test(`every example the search hints at finds something (${language})`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await page.keyboard.press('Control+k');
    const hint = await page.locator('.search-status').textContent();
    const examples = [...(hint ?? '').matchAll(/[“„]([^”“]+)[”“]/g)].map((match) => match[1] ?? '');
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      await page.locator('.search input').fill(example);
      await expect(page.locator('.search-status')).toHaveText(/^\d/);
    }
  });

test('Enter opens the answer to the words as they stand, and spaces around matches stay', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  await page.locator('.search input').fill('weapon strength');
  await expect(page.locator('.hit-text', { hasText: /weapon strength /i }).first()).toBeVisible();
  await page.locator('.search input').fill('base.harvest.red');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#base.harvest.red');
});

test('the filters can be changed with the arrow keys', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const kind = page.locator('.search select').first();
  await expect(kind.locator('option[value="trap"]')).toHaveCount(1);
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await expect(kind).toBeFocused();
  expect(await kind.inputValue()).not.toBe('');
});

test('every component is found first under its English and its German name', async ({ page, request }) => {
  const rows = (await (await request.get('/data/names.en.json')).json()) as {
    names: string[];
    url: string;
  }[];
  // 306 of Caverna, 58 of Battalia.
  expect(rows.length).toBe(306 + 58);
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const names = rows.flatMap(({ names, url }) => names.map((name) => ({ name, url })));
  // A sample in the browser; the rest by the list itself, which the search reads first.
  for (const { name, url } of names.filter((_, i) => i % 60 === 0)) {
    await page.locator('.search input').fill(name);
    await expect(page.locator(`.hit[href="${url}"]`).first()).toBeVisible();
  }
});
