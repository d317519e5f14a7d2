import { expect, test } from '@playwright/test';
import { everything, findings, lookOver } from './axe.ts';
import { addresses, samples } from './pages.ts';

const chosen = everything ? addresses() : samples();

/** A page that is there in both languages is seen on the desktop in English and on the phone in German. */
function screensFor(address: string): string[] {
  if (everything) return ['@phone'];
  if (address.startsWith('/de/')) return ['@phone-only'];
  return address.startsWith('/en/') && chosen.includes(address.replace('/en/', '/de/')) ? [] : ['@phone'];
}

/** `npm run a11y` walks the whole site; `npm test` takes one page of every kind. */
for (const address of chosen)
  test(`axe finds nothing on ${address}`, { tag: screensFor(address) }, ({ page }) =>
    lookOver(page, address),
  );

test('axe finds nothing in the open search with results', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('harvest');
  await expect(page.locator('.hit').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
