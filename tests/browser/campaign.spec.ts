import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('a campaign: begin it at the table, come back to its sheet, and go on', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/play/campaign/');
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('Strength of the orcs').selectOption('hard');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page).toHaveURL(/\/en\/play\/#game=/);
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/en/play/campaign/');
  await page.getByRole('button', { name: /Autumn/ }).click();
  await expect(page.locator('.sheet')).toContainText('7 9 11 14');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go on with game 1' }).click();
  await expect(page.locator('.table')).toBeVisible();
});
