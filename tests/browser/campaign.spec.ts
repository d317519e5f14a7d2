import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('a campaign: begin, deal the first game at the table, come back, and find it unfinished', async ({
  page,
}) => {
  await page.goto('/en/play/campaign/');
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('Strength of the orcs').selectOption('hard');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page.locator('.sheet')).toContainText('7 9 11 14');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deal game 1' }).click();
  await expect(page).toHaveURL(/\/en\/play\/#game=/);
  await expect(page.locator('.home-board').first()).toBeVisible();
  await page.goto('/en/play/campaign/');
  await page.getByRole('button', { name: /Autumn/ }).click();
  await expect(page.getByRole('link', { name: 'Go on with game 1' })).toBeVisible();
  await expect(page.getByText('This game is not over yet.')).toBeVisible();
});

test('the bonus shop counts the milestone, and a wrong file changes nothing', async ({ page }) => {
  await page.goto('/en/play/campaign/');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.campaigns);
    kept.books[0].campaign.pending = { carry: 19, points: 52, total: 71, milestone: 'MS1a', met: true };
    localStorage.campaigns = JSON.stringify(kept);
  });
  await page.reload();
  await page.getByRole('button', { name: /^Campaign/ }).click();
  await page.getByRole('button', { name: /Add 1 stone for 10: Once/ }).click();
  await expect(page.getByText('Costs 5, leaves 66')).toBeVisible();
  await page.getByRole('button', { name: 'Buy and close this row of the sheet' }).click();
  await expect(page.getByRole('button', { name: 'Deal game 2' })).toBeVisible();
  await page.getByRole('button', { name: 'All campaigns' }).click();
  await page
    .getByLabel('Read a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Campaign/ })).toBeVisible();
});
