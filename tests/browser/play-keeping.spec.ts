import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { comeBack, enter, pressOn, sitDown } from './play.ts';

// Also what a phone shows on another of its views.
const say = (page: Page) => page.locator('.question-text').textContent();
const goods = async (page: Page) => (await page.locator('.hand-n').allTextContents()).join(' ');

/** What lies on the table. */
const seen = async (page: Page): Promise<string> => `${await say(page)} | ${await goods(page)}`;

test('a game is kept by itself: after a reload it goes on where it was, also in the other language', async ({
  page,
}) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 25);
  const before = await seen(page);
  await comeBack(page);
  await expect(page.locator('.table')).toBeVisible();
  await expect.poll(() => seen(page)).toBe(before);
  await page.goto(page.url().replace('/en/', '/de/'));
  await expect(page.locator('.table')).toBeVisible();
  await expect.poll(() => goods(page)).toBe(before.split(' | ')[1]);
});

test('undo takes moves back, redo brings them again, and another choice keeps the first line', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page);
  await sitDown(page, { seed: 5 });
  await pressOn(page, 4, 20);
  const far = await seen(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  for (let i = 0; i < 6; i++) await undo.click();
  await expect.poll(() => seen(page)).not.toBe(far);
  // A round ended on the way, so something had been revealed.
  for (let i = 0; i < 6; i++) await redo.click();
  await expect.poll(() => seen(page)).toBe(far);
  // Back to a decision with several answers, and there to another one than before.
  const choices = page.locator('.choices > section .choice');
  do await undo.click();
  while ((await choices.count()) < 3);
  const choose = (n: number) => choices.nth(n).evaluate((choice: HTMLButtonElement) => choice.click());
  await choose(0);
  if (await redo.isEnabled()) {
    await undo.click();
    await choose(1);
  }
  await expect(redo).toBeDisabled();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('.menu-lines summary').click();
  await page.locator('.menu-lines button').first().click();
  await page.keyboard.press('Escape');
  await expect.poll(() => seen(page)).toBe(far);
});

test('whoever copies a link sees that it was done', { tag: '@phone' }, async ({ page }) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 31 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('.share-link')).toBeInViewport({ ratio: 1 });
});

test('a link opens the very position elsewhere; a broken one says so and touches nothing', async ({
  page,
  browser,
}) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 31 });
  await pressOn(page, 6, 30);
  const before = await seen(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.locator('.share-link').inputValue();
  expect(link).toContain('/en/play/#game');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.locator('.table')).toBeVisible();
  await expect.poll(() => seen(elsewhere)).toBe(before);
  await elsewhere.close();
  const stranger = await browser.newPage();
  await stranger.goto(`${link.slice(0, -12)}`);
  await expect(stranger.getByRole('alert')).toBeVisible();
  await expect(stranger.locator('.setup')).toBeVisible();
  await stranger.close();
});

test('a game is saved as a file, deleted, brought back, and opened from the file; nonsense is refused', async ({
  page,
}) => {
  await enter(page);
  await sitDown(page, { seed: 12 });
  await pressOn(page, 9, 15);
  const before = await seen(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Name of the game').fill('Sunday');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const row = page.locator('.game-row', { hasText: 'Sunday' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'as a file' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await expect(page.getByRole('alert')).toHaveText(/not one of our games/);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('.table')).toBeVisible();
  await expect.poll(() => seen(page)).toBe(before);
});

test('a game with orcs that comes as a file is played on at once', async ({ page }) => {
  await enter(page);
  await page.locator('input[type="file"]').setInputFiles('content/caverna/games/fiends-2p-full-2.json');
  await expect(page.locator('.score-sheet')).toBeVisible();
});
