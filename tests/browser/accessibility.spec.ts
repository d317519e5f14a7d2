import { expect, test } from '@playwright/test';
import { findings, lookOver } from './axe.ts';
import { addresses, samples } from './pages.ts';

/** `npm run a11y` sets A11Y=all and walks the whole sitemap; `npm test` takes one page of every kind. */
const pages = process.env.A11Y === 'all' ? addresses() : samples();

for (const address of pages)
  test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
    await lookOver(page, address);
  });

test('axe finds nothing in the open search with results', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('harvest');
  await expect(page.locator('.hit').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
