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
  await expect.poll(() => elsewhere.locator('.sources tfoot').innerText()).toBe(total);
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

test('on a phone what a step did is told between the board and the buttons, without scrolling', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/en/play/replay/');
  await page.getByRole('button', { name: 'Caverna, 2 players, sensible bots' }).click();
  const next = page.getByRole('button', { name: 'Next move' });
  await expect(next).toBeInViewport({ ratio: 1 });
  const place = await next.boundingBox();
  for (let i = 0; i < 3; i++) {
    await next.click();
    await expect(page.locator('.watch-where')).toContainText(`Move ${i + 1} of`);
    await expect(page.locator('.watch-board svg').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.watch-move')).toBeInViewport({ ratio: 1 });
    // Not every move has more to tell than its name.
    if (i === 0) await expect(page.locator('.trial-told li').first()).toBeInViewport({ ratio: 1 });
    // A finger taps on and on in the same place.
    expect(await next.boundingBox()).toEqual(place);
  }
});
