import { expect, test } from '@playwright/test';

for (const [language, play, rules] of [
  ['en', 'Play a game', 'Read the rules'],
  ['de', 'Jetzt spielen', 'Regeln lesen'],
] as const)
  test(`${language}: the first screen leads to an answer, to a game and to the rules`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`/${language}/`);
    const search = page.locator('.hero-search');
    const game = page.locator('.hero').getByRole('link', { name: play });
    for (const way of [search, game, page.locator('.hero').getByRole('link', { name: rules })]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(43.5);
    }
    // Most come to settle one question: that stays first.
    expect((await search.boundingBox())!.y).toBeLessThan((await game.boundingBox())!.y);
    await game.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/play/$`));
  });

/** What the browser says when one page fades into the next. */
type Fading = Event & { viewTransition?: { skipTransition(): void } | null };

test('every page asks to be faded in by itself, before its styles have come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/*.css', (route) => route.abort());
  for (const slug of ['', 'play/', 'rules/', 'glossary/', 'tools/']) {
    await page.goto(`/en/${slug}`, { waitUntil: 'domcontentloaded' });
    const asks = await page.evaluate(() =>
      [...document.querySelectorAll('head style')].some((style) =>
        [...((style as HTMLStyleElement).sheet?.cssRules ?? [])].some(
          (rule) =>
            rule instanceof CSSMediaRule &&
            matchMedia(rule.conditionText).matches &&
            [...rule.cssRules].some((inner) => inner.cssText.startsWith('@view-transition')),
        ),
      ),
    );
    expect(asks, slug).toBe(true);
  }
});

test('the browser fades from page to page', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = (event as Fading).viewTransition ? 'yes' : 'no';
    }),
  );
  // A browser that is short of time shows the page without fading, and may.
  for (const slug of ['play', 'rules', 'glossary', 'tools'])
    await expect(async () => {
      await page.goto('/en/');
      await page.evaluate((to) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = to;
        link.click();
      }, `/en/${slug}/`);
      await page.waitForURL(`**/en/${slug}/`);
      await expect(page.locator('html')).toHaveAttribute('data-faded', /yes|no/);
      expect(await page.locator('html').getAttribute('data-faded')).toBe('yes');
    }).toPass();
  expect(said).toEqual([]);
});

test('a fading that is broken off is no error, on the page that is left and on the one that comes', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const fading = (event as Fading).viewTransition;
      if (fading) document.documentElement.dataset.faded = 'yes';
      fading?.skipTransition();
    }),
  );
  await expect(async () => {
    await page.goto('/en/');
    await page.locator('.hero-play').click();
    await page.waitForURL('**/en/play/');
    await expect(page.locator('html')).toHaveAttribute('data-faded', 'yes', { timeout: 1000 });
  }).toPass();
  await page.goBack();
  await expect(page.locator('.hero')).toBeVisible();
  expect(said).toEqual([]);
});

test('with letters twice as large nothing on the first page is cut off', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/en/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.hero-text *, .header *')]
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
      .filter((node) => !node.closest('.brand') && node.checkVisibility())
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});
