import { expect, test } from '@playwright/test';
import { everything, findings, lookOver } from './axe.ts';
import { addresses, samples } from './pages.ts';

/** `npm run a11y` walks the whole sitemap; `npm test` takes one page of every kind, the German ones on a phone. */
for (const address of everything ? addresses() : samples())
  test(`axe finds nothing on ${address}`, { tag: '@phone' }, async ({ page }, { project }) => {
    test.skip(!everything && address.startsWith('/de/') && project.name !== 'phone');
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
