import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const on = (page: Page) => page.locator('.week-now .button.main');
const cards = (page: Page, name: string) => page.getByLabel(`${name}: cards`, { exact: true });

async function goTo(page: Page, week: number, day: number): Promise<void> {
  await page.getByText('The game is at another day').click();
  for (const [label, value] of [
    ['Week', week],
    ['Day', day],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(String(value));
    await page.getByLabel(label, { exact: true }).press('Enter');
  }
}

test('a checkpoint: decks are counted, and the same stands there by link, after a reload and one step back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/week/');
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByLabel('Name of player 1').press('Tab');
  await goTo(page, 2, 7);
  await cards(page, 'Anna').fill('24');
  await cards(page, 'Anna').press('Enter');
  await cards(page, 'Player 2').fill('26');
  await cards(page, 'Player 2').press('Enter');
  await expect(page.locator('.week-says')).toContainText('Now playing: Anna and Player 3');
  await on(page).click();
  await on(page).click();
  await expect(page.locator('.week-says')).toContainText('Leave the Oracle as it is');
  await on(page).click();
  await expect(page.locator('.week-now').getByLabel('Anna: cards', { exact: true })).toHaveValue('24');
  await expect(page.locator('.week-verdicts')).toContainText('King comes: just the 24 cards needed');
  await expect(page.locator('.week-verdicts')).toContainText('Veterans not gained: 2 short of 26');
  await on(page).click();
  await expect(page.locator('.week-says')).toContainText('Checkpoint 2 is done');
  await expect(cards(page, 'Anna')).toHaveValue('26');
  expect(await findings(page)).toEqual([]);

  await expect(page).toHaveURL(/#week1\./);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.week-says')).toContainText('Checkpoint 2 is done');
  await expect(elsewhere.locator('.week-verdicts')).toContainText('King comes: just the 24 cards needed');
  await page.reload();
  await expect(page.locator('.week-says')).toContainText('Checkpoint 2 is done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page, 'Anna')).toHaveValue('24');
  await on(page).click();
  await on(page).click();
  await expect(page.getByRole('heading', { name: 'Week 3, day 1 of 7' })).toBeVisible();
  await expect(page.locator('.week-says')).toContainText('Bilkarr takes his two steps');
});

test('partners never fight the same opponent at once, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/en/battalia/tools/week/');
  const first = page.getByRole('button', { name: 'Player 1 attacks Player 2', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  const over = page.getByRole('button', { name: 'Player 1’s battle is over' });
  await expect(over).toBeFocused();
  await expect(page.getByRole('button', { name: 'Player 3 attacks Player 2 (busy)' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Player 3 attacks Player 4', exact: true })).toBeEnabled();
  await on(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk-trouble')).toContainText('still in a battle');
  await expect(page.locator('.desk-trouble')).toBeInViewport();
  await over.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(page.locator('.desk-trouble')).toHaveCount(0);
  await on(page).focus();
  for (const told of ['Now playing: Player 2 and Player 4', 'The day is over', 'A new day']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('.week-says')).toContainText(told);
    await expect(on(page)).toBeFocused();
  }
});

test('growth: what is planned adds up, and says how many units are still to hire', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/battalia/tools/week/');
  const goals = page.locator('.week-goals');
  await expect(goals).toContainText(
    '10 cards short: 5 hires, week by week 3 + 2; or 4 hires with 2 fanatics',
  );
  await page.getByText('Plan which cards come and go').click();
  const hires = page.getByLabel('Hire a unit with its supply (+2)', { exact: true });
  await hires.fill('5');
  await hires.press('Enter');
  await expect(page.getByText('10 cards now +10 (5 × Hire a unit with its supply) = 20')).toBeVisible();
  await expect(goals.locator('li').first()).toContainText('reached by what is planned');
  await page.getByText('Add up the parts').first().click();
  const deck = page.getByRole('region', { name: 'Player 1' }).first();
  await deck.getByLabel('Hand', { exact: true }).fill('6');
  await deck.getByLabel('Hand', { exact: true }).press('Enter');
  await deck.getByLabel('Haven (discard pile)', { exact: true }).fill('5');
  await deck.getByLabel('Haven (discard pile)', { exact: true }).press('Enter');
  await expect(cards(page, 'Player 1')).toHaveValue('11');
  await expect(deck.getByText('6 + 0 + 5 + 0 + 0 + 0 = 11')).toBeVisible();
});

test('bad entries and broken links say so and change nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/week/#week1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  for (const wrong of ['twenty', '-3', '9999', '1.5']) {
    await cards(page, 'Player 1').fill(wrong);
    await cards(page, 'Player 1').press('Enter');
    await expect(page.locator('.desk-wrong')).toContainText('from 0 to 200');
  }
  await expect(page.locator('.week-margins').first()).toContainText('10 short of 20');
  await cards(page, 'Player 1').fill('21');
  await cards(page, 'Player 1').press('Enter');
  await expect(page.locator('.week-margins').first()).toContainText('1 more than the 20 needed');
});

test('auf Deutsch: die Uhr läuft im Zug des Teams, ruht dazwischen und übersteht das Neuladen', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-18T20:00:00') });
  await page.goto('/de/battalia/tools/week/');
  const clocks = page.locator('.week-clocks');
  await expect(clocks).toBeHidden();
  await page.locator('summary').filter({ hasText: /Uhr/ }).click();
  await expect(clocks).toContainText('noch 1:15:00');
  await page.getByRole('button', { name: 'Uhr laufen lassen' }).click();
  await page.clock.fastForward('05:00');
  await expect(clocks.locator('li').first()).toContainText(/noch 1:0[5-9]:/);
  await page.reload();
  await page.clock.fastForward('05:00');
  await expect(clocks.locator('li').first()).toContainText(/noch 1:0[0-4]:/);
  await on(page).click();
  await page.clock.fastForward('30:00');
  await expect(clocks.locator('li').last()).toContainText(/noch 4[0-4]:/);
  await on(page).click();
  await expect(page.locator('.week-says')).toContainText('Der Tag ist vorbei');
  const rests = await clocks.innerText();
  await page.clock.fastForward('30:00');
  expect(await clocks.innerText()).toBe(rests);
  expect(await findings(page)).toEqual([]);
});
