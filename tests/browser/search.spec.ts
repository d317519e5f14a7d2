import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('search works by keyboard alone and lands on the paragraph', async ({ page }) => {
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
  await expect(hit.locator('.hit-facts')).toHaveAttribute('lang', 'en');
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
  await expect(dialog.getByRole('status')).toHaveText('Ask as you would ask at the table.');
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
  test(`every question the search begins with has an answer (${language})`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-choices button').nth(2)).toBeVisible();
    const examples = await page.locator('.search-choices button').allTextContents();
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      await page.locator('.search input').fill('');
      await page.getByRole('button', { name: example, exact: true }).click();
      await expect(page.locator('.search-status')).toHaveText(/^\d/);
      await expect(page.locator('.hit mark').first()).toBeVisible();
    }
    await page.locator('.search input').fill('');
    await page.locator('.search-map').click();
    await page.waitForURL(`**/${language}/most-asked/`);
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

test('Enter opens nothing that was only guessed: it leads to the list', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pastrue with stabel');
  await expect(page.locator('.search-status')).toContainText('pasture stable');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hit').first()).toBeFocused();
  await expect(page).toHaveURL(/\/en\/\?ask=/);
  // A letter typed there goes on where it was.
  await page.keyboard.type('s');
  await expect(page.locator('.search input')).toHaveValue('pastrue with stabels');
});

test('with a finger the search key shows the list and opens nothing', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/en/');
  await page.locator('.header-search').tap();
  await page.locator('.search input').fill('begging marker');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hit')).toHaveCount(8);
  await expect(page.locator('.search input')).not.toBeFocused();
  await expect(page).toHaveURL(/\/en\/\?ask=/);
});

test('Back closes the search, and a filter comes back with its list', async ({ page }) => {
  await page.goto('/en/rules/');
  await page.goto('/en/guide/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/en\/guide\/$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dogs sheep');
  await dialog.getByLabel('Game').selectOption('folk');
  await expect(dialog.locator('.hit-origin:not(:has-text("The Forgotten Folk"))')).toHaveCount(0);
  const hit = dialog.locator('.hit').nth(2);
  const href = await hit.getAttribute('href');
  await hit.click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect(dialog.getByLabel('Game')).toHaveValue('folk');
  await expect(dialog.locator(`.hit[href="${href}"]`)).toBeFocused();
});

test('a filter that hides everything says so and can be taken off', async ({ page }) => {
  await page.goto('/en/?ask=dogs+sheep&ask-kind=potion');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('status')).toHaveText(/^Nothing of this kind; \d+ results otherwise\.$/);
  await dialog.getByRole('button', { name: 'Show all kinds and games' }).click();
  await expect(dialog.locator('.hit')).toHaveCount(8);
});

test('where no place has all of the words, the results stay', async ({ page }) => {
  await page.goto('/en/?ask=orc+invasion+wolf');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Every place with these words' }).click();
  await expect(dialog.getByRole('status')).toHaveText('0 places have these words.');
  await expect(dialog.locator('.hit').first()).toBeVisible();
});

test('whoever comes back to a page from a place on it finds it where it was', async ({ page }) => {
  await page.goto('/en/rules/base/rulings/');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('base.ruling.k3');
  await expect(page.locator('.hit').first()).toHaveAttribute('href', /#base\.ruling\.k3$/);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#base\.ruling\.k3$/);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  const away = () => page.evaluate((y) => Math.abs(scrollY - y), before);
  // The note on a paragraph that a link led to takes a line.
  await expect.poll(away).toBeLessThan(40);
});

test('where the search itself cannot be loaded, the page says so and stays', async ({ page }) => {
  await page.goto('/en/guide/', { waitUntil: 'networkidle' });
  await page.route('**/_astro/dialog*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.locator('.toast')).toHaveText('The search could not be loaded: is there a connection?');
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
