import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enter, pressOn, sameScoresInNode, sitDown } from './play.ts';

/** Bots answer at once, so that a test does not wait for them. */
async function atOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Pace of bots').selectOption('0');
  await page.keyboard.press('Escape');
}

test('a person and a bot play a whole game; the bot moves by itself', async ({ page }) => {
  await enter(page);
  await sitDown(page, { people: 1, bots: 1, seed: 3 });
  await atOnce(page);
  await pressOn(page, 12, 2000);
  await expect(page.locator('.score-sheet')).toBeVisible({ timeout: 180_000 });
  await expect(page.locator('.score-table thead th')).toHaveCount(3);
  await sameScoresInNode(page);
});

/** Says whether a script with this rule in it has been fetched by now. */
function watchFor(page: Page, rule: string): () => boolean {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return () =>
    [...asked].some((path) => path.endsWith('.js') && readFileSync(`dist${path}`, 'utf8').includes(rule));
}

test('orcs are fetched only when asked for, and three people around one screen play with them to the end', async ({
  page,
}) => {
  const orcsCame = watchFor(page, 'fiends.breach.preference');
  await enter(page);
  await page.waitForTimeout(300);
  expect(orcsCame()).toBe(false);
  await sitDown(page, { box: 'fiends', people: 3, seed: 17 });
  expect(orcsCame()).toBe(true);
  await pressOn(page, 21, 3000);
  await expect(page.locator('.score-table thead th')).toHaveCount(4);
  await sameScoresInNode(page);
});

test('folk are fetched only when asked for, and two of them play a whole game', async ({ page }) => {
  const folkCame = watchFor(page, 'folk.ability.elves.pastures');
  await enter(page);
  await page.waitForTimeout(300);
  expect(folkCame()).toBe(false);
  await page.locator('.card-choice').nth(1).click();
  await page.locator('.setup-more .button').first().click();
  await page.getByLabel('People of Player 1').selectOption('elves');
  await page.getByLabel('People of Player 2').selectOption('silicoids');
  await page.locator('.setup .button-strong').click();
  await pressOn(page, 33, 2000);
  expect(folkCame()).toBe(true);
  await expect(page.locator('.score-sheet')).toBeVisible();
  await sameScoresInNode(page);
});

test('a game of a campaign ends at the score sheet and is written into the campaign sheet', async ({
  page,
}) => {
  await page.goto('/en/play/campaign/');
  await page.getByLabel('Name').fill('Winter');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await pressOn(page, 44, 2000);
  await page.getByRole('link', { name: 'To the campaign sheet' }).click();
  // Nobody wins by pressing buttons at random: an orc is left, and the campaign is lost.
  await expect(page.locator('.sheet tbody tr').first()).toContainText(/−?\d+/);
  await expect(page.getByText('The campaign is lost')).toBeVisible();
  await page.goBack();
  await sameScoresInNode(page);
});

test('what cannot be set up is said in words, and nothing that was entered is lost', async ({ page }) => {
  await enter(page);
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.locator('.seed-field input').fill('99999999999');
  await expect(page.locator('#seed-note')).toHaveText(/whole number/);
  await expect(page.locator('.setup .button-strong')).toBeDisabled();
  await page.locator('.seed-field input').fill('5');
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ada');
  await page.locator('.setup .button-strong').click();
  await expect(page.locator('.seat-name')).toContainText('Ada');
});
