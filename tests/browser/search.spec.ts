import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

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
  expect(fetched.filter((url) => /pagefind|dialog|\/search\//.test(url))).toEqual([]);
});

test('filters narrow what is found, and what is nothing says so', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/');
  await page.locator('.header-search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('harvest');
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('glossary');
  await expect(dialog.locator('.hit:not([href*="/glossary/"])')).toHaveCount(0);
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByLabel('Game').selectOption('fiends');
  await expect(dialog.locator('.hit-origin:not(:has-text("Frantic Fiends"))')).toHaveCount(0);
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByRole('searchbox').fill('zzzz');
  await expect(dialog.getByRole('status')).toHaveText('Nothing here speaks of that.');
  await expect(dialog.getByRole('link', { name: 'Glossary' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Site map' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a German question finds German paragraphs, and English ones of what is not translated, saying so', async ({
  page,
}) => {
  await page.goto('/de/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await dialog.getByRole('searchbox').fill('Kontrollpunkt Königin');
  await expect(dialog.locator('.hit').first()).toHaveAttribute('href', /^\/de\//);
  await dialog.getByRole('searchbox').fill('Was kostet die Webstube?');
  const hit = dialog.locator('.hit').first();
  await expect(hit).toHaveAttribute('href', '/en/tiles/weaving-parlor/');
  await expect(hit).toContainText('Webstube · Weaving parlor');
  await expect(hit.locator('.hit-origin')).toContainText('auf Englisch');
  await expect(hit.locator('.hit-text')).toHaveAttribute('lang', 'en');
});

test('what is asked of a component stands in the result itself', async ({ page }) => {
  await page.goto('/en/?ask=couple+dwelling+cost');
  const hit = page.locator('.hit').first();
  await expect(hit).toHaveAttribute('href', '/en/tiles/couple-dwelling/');
  await expect(hit.locator('.hit-facts')).toHaveText(/Price: \d+ wood, \d+ stone · Points: \d+/);
});

test('a misspelt question is taken for what was meant, and says so', async ({ page }) => {
  await page.goto('/en/?ask=pastrue%20with%20stabel');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('status')).toContainText('Showing results for “pasture stable”.');
  await expect(dialog.locator('mark', { hasText: 'pasture' }).first()).toBeVisible();
});

test('a search can be sent: the question stands in the address', async ({ page }) => {
  await page.goto('/en/rules/base/round/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dogs in the forest');
  await expect(page).toHaveURL(/\?ask=dogs\+in\+the\+forest$/);
  await page.goto(page.url());
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('dogs in the forest');
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en\/rules\/base\/round\/$/);
});

test('an index page keeps its filters and the question apart', async ({ page }) => {
  await page.goto('/en/tiles/?colour=yellow&ask=bonus+points');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('bonus points');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en\/tiles\/\?colour=yellow$/);
});

test('back from a result leads to the list, the question and the place in it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/');
  await page.locator('.header-search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('begging marker');
  await expect(dialog.locator('.hit')).toHaveCount(8);
  await dialog.getByRole('button', { name: 'More results' }).click();
  await expect(dialog.locator('.hit')).toHaveCount(16);
  const far = dialog.locator('.hit').nth(12);
  const href = await far.getAttribute('href');
  await far.click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect(dialog.getByRole('searchbox')).toHaveValue('begging marker');
  await expect(dialog.locator('.hit')).toHaveCount(16);
  await expect(dialog.locator('.hit').nth(12)).toBeInViewport();
  await expect(dialog.locator('.hit').nth(12)).toBeFocused();
  await page.goForward();
  await page.waitForURL(`**${href}`);
});

test('back from a result on the same page opens the search again', async ({ page }) => {
  await page.goto('/en/rules/base/work/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('base.work.order');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.locator('.hit[href$="#base.work.order"]').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/en\/rules\/base\/work\/#base\.work\.order$/);
  await expect(page.locator('#base\\.work\\.order')).toBeInViewport();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('searchbox')).toHaveValue('base.work.order');
  await page.goForward();
  await expect(dialog).toBeHidden();
});

test('what was asked before is offered, and can be forgotten', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('Asked before on this device')).toBeHidden();
  await page.keyboard.type('ruby mine donkey');
  await expect(page).toHaveURL(/donkey$/);
  await expect(dialog.locator('mark', { hasText: /donkey/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/ask=/);
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'ruby mine donkey' }).click();
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('button', { name: 'Forget these' }).click();
  await expect(dialog.getByText('Asked before on this device')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cave-farmers.asked'))).toBeNull();
});

test('every place with these words is one button away', async ({ page }) => {
  await page.goto('/en/?ask=begging+marker');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const everywhere = dialog.getByRole('button', { name: 'Every place with these words' });
  await everywhere.click();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ places have these words\.$/);
  await expect(dialog.locator('.hit').first()).toBeFocused();
  await expect(dialog.locator('mark', { hasText: /begging/i }).first()).toBeVisible();
});

test('where the list of all words does not load, that is said and the results can be asked for again', async ({
  page,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/en/?ask=begging+marker');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('button', { name: 'Every place with these words' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The list of all words could not be loaded.');
  await dialog.getByRole('searchbox').fill('begging');
  await expect(dialog.locator('.hit').first()).toBeVisible();
});

test('on a phone the first result is in view above the keyboard', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/en/');
  await page.locator('.header-search').click();
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.keyboard.type('newborn');
  const hit = page.locator('.hit').first();
  await expect(hit).toBeVisible();
  const box = (await hit.boundingBox())!;
  expect(box.y + Math.min(box.height, 90)).toBeLessThanOrEqual(400);
  expect(await page.evaluate(() => document.querySelector('.search')!.scrollWidth <= innerWidth)).toBe(true);
});

test('who reads the screen aloud hears a search, its list and what was found', async ({ page }) => {
  await page.goto('/en/?ask=weapon');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('search')).toBeVisible();
  await expect(dialog.getByRole('searchbox', { name: 'Search' })).toHaveAttribute(
    'aria-controls',
    'search-results',
  );
  await expect(dialog.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(8);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  expect(await findings(page)).toEqual([]);
});

const ODD = [
  'x'.repeat(5000),
  '🐑🐕',
  '"><img src=x onerror=alert(1)>',
  'how can I do it',
  '+1',
  '“quotes”',
  '%',
  '\\',
  'a',
];
test('odd questions get a sensible answer each time', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const odd of ODD) {
    await page.goto(`/en/?ask=${encodeURIComponent(odd)}`);
    await expect(dialog.getByRole('searchbox')).toHaveValue(odd.slice(0, 300));
    await expect(dialog.getByRole('status')).not.toHaveText(/^(Searching …)?$/);
    await expect(dialog.locator('img')).toHaveCount(0);
  }
  await page.goto(`/en/?ask=how+can+I+do+it`);
  await expect(dialog.getByRole('status')).toHaveText(/^Name the thing/);
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('status')).toHaveText(/^Ask as you would ask/);
  expect(errors).toEqual([]);
});

test('when the index cannot load, search says so and offers the site map', async ({ page }) => {
  await page.route('**/search/**', (route) => route.abort());
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
