import { expect, test } from '@playwright/test';
import { openMenu } from './menu.ts';

test('the doorway follows the browser, and then the reader’s choice', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForURL('**/de/');
  await openMenu(page);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/');
  await page.goto('/');
  await page.waitForURL('**/en/');
  await context.close();
});

test('the language switch keeps the page and the paragraph', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/rules/base/round/#base.round.reveal');
  await openMenu(page);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/rules/base/round/#base.round.reveal');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const language of ['en', 'de'])
  test(`the name of the site leaves room for the search in the header (${language})`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`/${language}/`);
    const name = await page.locator('.brand-name').boundingBox();
    const search = await page.locator('.header-search').boundingBox();
    expect(name!.x + name!.width).toBeLessThanOrEqual(search!.x);
    expect(name!.height).toBeLessThanOrEqual(search!.height);
  });

test('the theme survives a reload and does not flash', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/');
  await openMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  const colour = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await colour();
  // The very first frame that is drawn has the chosen colour.
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.body)
        document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', dark);
  await openMenu(page);
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  expect(await colour()).not.toBe(dark);
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/en/guide/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('an unknown address gets a page in the language it was asked in', async ({ page }) => {
  const answer = await page.goto('/de/no/such/tunnel/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Dieser Stollen endet hier' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This tunnel ends here' })).toBeHidden();
});

test('no page asks anyone else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  for (const address of ['/en/', '/de/', '/en/rules/base/round/', '/en/glossary/'])
    await page.goto(address, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});

for (const address of [
  '/en/',
  '/en/rules/base/round/',
  '/en/rules/spaces/',
  '/en/rules/folk/mountain-dwarves/',
  '/de/guide/',
  '/de/glossary/',
  '/en/play/',
  '/en/play/replay/',
  '/en/play/campaign/',
  '/en/simulators/orc-event/',
  '/en/simulators/expedition/',
  '/en/simulators/folk-draft/',
  '/en/simulators/folk/elves/',
  '/en/tools/my-box/',
])
  test(`${address} never scrolls sideways and never shifts`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { wide, shift } = await page.evaluate(
      () =>
        new Promise<{ wide: number; shift: number }>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              total += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() =>
            setTimeout(() =>
              resolve({ wide: document.documentElement.scrollWidth - innerWidth, shift: total }),
            ),
          );
        }),
    );
    expect(wide).toBeLessThanOrEqual(0);
    expect(shift).toBe(0);
  });
