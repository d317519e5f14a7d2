import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('an expedition: reasons, points, advice, coming home, and the same by link', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/en/simulators/expedition/');
  await page.getByRole('spinbutton', { name: 'Weapon strength', exact: true }).fill('9');
  await page.getByRole('button', { name: 'Set out' }).click();
  await expect(page.locator('.loot-list').first()).toBeVisible();
  // What the weapon is too weak for stands together, and the reason is said once.
  const beyond = page.locator('.loot-beyond');
  await expect(beyond).toContainText('too weak');
  await expect(beyond.locator('.rule-link')).toHaveText('base.expedition.strength');
  await expect(beyond.locator('.loot-row').last()).toContainText('Single cavern');
  await expect(beyond.locator('.loot-row', { hasText: 'Free stable' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^1 sheep/ })).toContainText('+3 points');
  await expect(page.locator('.loot-advice p')).toContainText('points');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^1 sheep/ }).click();
  await expect(page.locator('.loot-taken')).toContainText('1 sheep');
  await page.getByRole('button', { name: 'Do all of this' }).click();
  await expect(page.locator('.trial-done')).toContainText('from 9 to 10');
  await expect(page).toHaveURL(/#expedition1\./);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.trial-done')).toContainText('from 9 to 10');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.trial-done')).toHaveCount(0);
  await page.getByRole('button', { name: 'Set out again from here' }).click();
  await expect(page.locator('.loot-list').first()).toBeVisible();
});

test('a broken link to an expedition says so', async ({ page }) => {
  await page.goto('/en/simulators/expedition/#expedition1.AAAA');
  await expect(page.getByRole('alert')).toContainText('not an expedition');
  await expect(page.getByRole('button', { name: 'Set out' })).toBeVisible();
});

test('with orcs: traps and mines are on the list, Orc D is not there yet, and a fight ends with its reward', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/simulators/expedition/');
  await page.getByRole('combobox', { name: 'Box' }).selectOption('fiends');
  await page.getByRole('spinbutton', { name: 'Weapon strength', exact: true }).fill('9');
  await page.getByRole('button', { name: 'Set out' }).click();
  const list = page.locator('.loot-list').first();
  await expect(list).toContainText('Lay a trap');
  await expect(list).toContainText('Restock');
  await expect(list).toContainText('no mine of yours');
  await expect(page.locator('.loot-fights')).toContainText(
    'Orc D cannot be fought: This orc is not on the board yet',
  );
  await page.getByRole('button', { name: /Orc A/ }).first().click();
  // The list is gone: now the reward is asked for.
  await expect(page.locator('.loot-list')).toHaveCount(0);
  await expect(page.locator('.trial-done')).toHaveCount(0);
  await page.getByRole('button', { name: /gold/ }).last().click();
  await expect(page.locator('.trial-done')).toContainText('In all +');
});
