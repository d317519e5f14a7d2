import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

/** The expedition stepper has a board that is set up by hand. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/en/simulators/expedition/');
  await page.waitForSelector('.editor, details:has(.editor)', { state: 'attached' });
  const fold = page.locator('details:has(.editor):not([open]) > summary');
  if (await fold.count()) await fold.first().click();
  await expect(page.locator('.editor .home-board')).toBeVisible();
}

test('a board is set up by keyboard alone, taken back, and judged by the engine', async ({ page }) => {
  await openEditor(page);
  const editor = page.locator('.editor');
  await editor.getByRole('radio', { name: 'Cavern' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor.getByRole('radio', { name: 'Tunnel', exact: true })).toBeChecked();
  await editor.locator('[data-square][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(editor.locator('[data-square="f4"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.locator('.editor-trouble .rule-link')).toHaveText(/^base\.tiles\./);
  await expect(editor.locator('.land-tunnel')).toHaveCount(1);
  await editor.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(editor.locator('.land-tunnel')).toHaveCount(0);
  await expect(editor.locator('.editor-trouble')).toHaveCount(0);
});

test('every square that can be picked is big enough for a thumb, and nothing is wider than the page', {
  tag: '@phone',
}, async ({ page }) => {
  await openEditor(page);
  const small = await page
    .locator('.editor .picker button')
    .evaluateAll((all) => all.filter((each) => Math.min(each.clientWidth, each.clientHeight) < 44).length);
  expect(small).toBe(0);
  const { over } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(over).toBeLessThanOrEqual(0);
});

test('axe has nothing against the editor', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditor(page);
  expect(await findings(page)).toEqual([]);
});

test('the orc table offers the tiles of its own box, and no squares beyond the edge', async ({ page }) => {
  await page.goto('/en/simulators/orc-event/');
  await page.getByRole('radio', { name: 'Tiles' }).check();
  const tools = page.locator('.tools');
  await expect(tools.getByRole('radio')).toHaveCount(38);
  await expect(tools.getByRole('radio', { name: 'Office room' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Squares beyond the edge' })).toHaveCount(0);
});
