import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('a golden game is watched: steps, turns, race, and its link opens it elsewhere', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/play/replay/');
  await page.getByRole('button', { name: 'Caverna, 2 players, sensible bots' }).click();
  await expect(page.locator('.watch-move')).toHaveText('The beginning');
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect(page.locator('.watch-move')).toContainText('Player 1');
  await expect(page.locator('.trial-told a').first()).toHaveAttribute('href', /#base\./);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.locator('.watch-where')).toContainText('Round 1');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.watch-where')).toContainText('Round 12');
  const total = await page.locator('.sources tfoot').innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.watch-where')).not.toContainText('Move 0 of');
  await expect(page).toHaveURL(/#game\d+\./);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('button', { name: 'To the end' }).click();
  expect(await elsewhere.locator('.sources tfoot').innerText()).toBe(total);
});

test('nonsense is refused with a reason, and another game can be opened', async ({ page }) => {
  await page.goto('/en/play/replay/#game9.AAAA');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Or paste a link to a game').fill('https://example.invalid/#draft1.zzz');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('on a phone a game chosen far down the list comes into view and never pushes the page sideways', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/play/replay/');
  await page.getByText('with moves drawn by lot').click();
  await page.getByRole('button', { name: /^The Forgotten Folk: Trolls, 2 players/ }).click();
  await expect(page.locator('.watch-board')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.watch-where')).toContainText('Move 1 of');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
