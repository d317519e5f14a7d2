import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { openMenu } from './menu.ts';

/** A board with Orc A alone, a Pitfall beside it, one wood and three stone; the event waits for the card. */
async function waiting(page: Page): Promise<void> {
  await page.goto('/en/simulators/orc-event/');
  await page.waitForSelector('astro-island:not([ssr])');
  await page.getByRole('button', { name: 'Empty board' }).click();
  const folded = page.locator('.editor-panel:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  const orcs = page.locator('.editor-panels');
  await orcs.getByRole('combobox').nth(1).selectOption('defeated');
  await orcs.getByRole('combobox').nth(2).selectOption('defeated');
  await page.getByRole('radio', { name: 'Traps' }).check();
  await page.getByRole('radio', { name: 'Pitfall' }).check();
  await page.locator('[data-square="a2"]').click();
  await page.getByLabel('wood', { exact: true }).fill('1');
  await page.getByLabel('stone', { exact: true }).fill('3');
  await page.getByRole('radio', { name: 'I enter the cards' }).check();
  await page.getByRole('button', { name: 'Begin event 1' }).click();
  await expect(page.locator('.event-stage')).toHaveText('Draw');
}

const rowOf = (page: Page, table: string, row: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row });

test('the odds stand beside the event, before the draw and after it', { tag: '@phone' }, async ({ page }) => {
  await waiting(page);
  // The fold opens with the keyboard; nothing is reckoned before.
  await expect(page.locator('.odds')).toHaveCount(0);
  await page.getByText('Odds and best answer').focus();
  await page.keyboard.press('Enter');

  // Only one of nine cards misses the Pitfall on a2.
  await expect(rowOf(page, 'Traps that go off', 'Pitfall')).toContainText('8/9');
  await expect(rowOf(page, 'Traps that go off', 'Pitfall')).toContainText('88.9%');
  await expect(rowOf(page, 'What becomes of the orcs', 'defeated')).toContainText('8/9');
  await expect(page.locator('.board-heat, [class*="heat"]').first()).toContainText(/%/);
  expect(await findings(page)).toEqual([]);

  // The card that misses lies open: the odds follow, and a push mends it.
  await page.getByRole('button', { name: 'M3-5: right, down, down' }).click();
  await expect(rowOf(page, 'Traps that go off', 'Pitfall')).toContainText('never');
  await page.getByRole('combobox', { name: 'Aim' }).selectOption('defeat');
  const answers = page.getByRole('table', { name: 'Orc A: defeat this orc' });
  await expect(answers).toContainText('Pay 1 wood, push Orc A down to a2, onto the Pitfall');
  await expect(answers).toContainText('defeated: certain (100%)');
  await expect(answers).toContainText('doing nothing: defeated: never (0%)');
});

test('a change of aim sends the old question home, and the page stays within a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await waiting(page);
  await page.getByText('Odds and best answer').click();
  const aim = page.getByRole('combobox', { name: 'Aim' });
  for (const next of ['defeat', 'befriend', 'keep', 'protect']) await aim.selectOption(next);
  await page.getByRole('combobox', { name: 'Space' }).selectOption('a2');
  await page.getByRole('checkbox', { name: /Later orcs/ }).check();
  const answers = page.getByRole('table', { name: 'Orc A: protect a space' });
  await expect(answers.getByRole('row')).toHaveCount(11);
  // On its way down the orc has to be pushed aside; that costs the one wood.
  await expect(answers).toContainText('Pay 1 wood, push Orc A');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('how the odds come about is told in both languages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/tools/odds/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the odds are reckoned');
  await openMenu(page);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie die Wahrscheinlichkeiten entstehen');
});
