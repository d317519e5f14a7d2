import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';
import { comeBack } from './play.ts';

test('the guided game: follow, go astray and come back, reload, reach its end, play on', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/play/');
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  const guide = page.getByRole('complementary', { name: 'Guide' });
  await expect(guide).toContainText('Step 1 of');
  const next = page.getByRole('button', { name: 'Do this for me' });
  await next.click();
  await expect(guide).toContainText('Step 2 of');
  await page.keyboard.press('2');
  await expect(guide).toContainText('left the path');
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await expect(guide).toContainText('Step 2 of');
  expect(await findings(page)).toEqual([]);
  await comeBack(page);
  await expect(guide).toContainText('Step 2 of');
  for (let i = 0; i < 60 && (await next.isVisible()); i++) await next.click();
  await expect(guide).toContainText('Play on to the end');
  await page.getByRole('button', { name: 'Close the guide' }).click();
  await expect(guide).toHaveCount(0);
});

test('the guide points at its advice: on the space, in the list and on the board', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/play/');
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  const next = page.getByRole('button', { name: 'Do this for me' });
  await expect(page.locator('.space', { has: page.locator('.advised') })).toContainText('Sustenance');
  await expect(page.locator('.advised')).toHaveCount(2);
  await expect(page.locator('.choices .choice', { hasText: 'advised' })).toContainText('Sustenance');
  await page.locator('.space', { hasText: 'advised' }).click();
  for (let i = 0; i < 2; i++) await next.click();
  // base.tiles.forest.first: meadow on c4, then field on b4.
  const hint = page.locator('.picker [data-hint]');
  await expect(hint).toHaveAttribute('data-square', 'c4');
  await expect(hint).toHaveAccessibleName(/advised/);
  await hint.click();
  await expect(hint).toHaveAttribute('data-square', 'b4');
  await hint.click();
  const guide = page.getByRole('complementary', { name: 'Guide' });
  await expect(guide).toContainText('Step 5 of');
  // Off the path nothing is pointed at.
  await page.keyboard.press('1');
  await expect(guide).toContainText('left the path');
  await expect(page.locator('.advised')).toHaveCount(0);
});
