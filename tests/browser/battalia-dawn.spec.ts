import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const square = (page: Page, name: string) => page.locator(`.square-picker [data-square="${name}"]`);
const radio = (page: Page, group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const today = (page: Page) => page.locator('[data-at]');

async function sixPlayers(page: Page, gates: Record<number, string>): Promise<void> {
  await radio(page, 'Players', '6').check();
  for (const [gate, at] of Object.entries(gates)) {
    await radio(page, 'A tap on the board', `lays gate ${gate}`).check();
    await square(page, at).click();
  }
}

test('his days, forwards and backwards, his chances, and the same by link', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/en/battalia/tools/dawn/');
  await sixPlayers(page, { 1: 'b2', 2: 'j2', 3: 'f3' });
  await expect(page.locator('.dawn-fates')).toContainText(
    'gate 3, f3 (light): he goes round for ever, 30 days',
  );
  await expect(page.locator('.dawn-fates')).toContainText('gate 2, j2 (dark): corner at the first dawn');
  // Nobody has rolled: each gate is as likely, and tomorrow follows from that.
  await expect(square(page, 'f3')).toHaveAccessibleName(/chance 1\/3/);
  const table = page.locator('table', { hasText: 'Where he may stand' });
  await expect(table.locator('tbody tr').first()).toContainText('1/3 (33%)');
  await today(page).getByRole('button', { name: '6', exact: true }).click();
  await expect(page.locator('.desk-trouble')).toContainText('battalia.npc.reroll');
  await today(page).getByRole('button', { name: '3', exact: true }).click();
  await expect(today(page)).toContainText('Bilkarr stands on f3.');
  await page.getByRole('button', { name: 'The next dawn' }).click();
  await expect(today(page)).toContainText('Bilkarr stands on h1.');
  await expect(today(page)).toContainText('Week 2, day 2');
  await expect(table.locator('tbody tr').first()).toContainText('j3 certain');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(today(page)).toContainText('Bilkarr stands on f3.');
  await page.getByRole('button', { name: 'Do again' }).click();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.reload();
  await expect(today(page)).toContainText('Bilkarr stands on h1.');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url().replace('/en/', '/de/'));
  await expect(today(elsewhere)).toContainText('Bilkarr steht auf h1.');
});

test('a corner asks for a gate, and squares that are ticked for a chance', async ({ page }) => {
  await page.goto('/en/battalia/tools/dawn/');
  await sixPlayers(page, { 1: 'b2', 5: 'f5' });
  await radio(page, 'A tap on the board', 'puts Bilkarr there').check();
  await radio(page, 'He is heading', 'north-east').check();
  await square(page, 'i3').click();
  await expect(today(page)).toContainText('Bilkarr stands on i3.');
  await radio(page, 'A tap on the board', 'ticks a square').check();
  await square(page, 'f5').click();
  const meeting = page.locator('section', { has: page.getByRole('heading', { name: 'Meeting him' }) });
  await expect(meeting.locator('tbody tr').first()).toContainText('1/2 (50%)');
  await page.getByRole('button', { name: 'The next dawn' }).click();
  await expect(today(page)).toHaveAttribute('data-at', 'cornered');
  await expect(page.getByRole('button', { name: 'The next dawn' })).toHaveCount(0);
  await today(page).getByRole('button', { name: 'Roll here' }).click();
  await expect(today(page)).toHaveAttribute('data-at', 'day');
  await expect(today(page)).toContainText('comes through gate');
  await page.getByLabel('Days ahead').first().fill('99');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText('from 7 to 14');
});

test('the picture in the book: first arrow and board are turned until the way agrees', async ({ page }) => {
  await page.goto('/en/battalia/tools/dawn/');
  await sixPlayers(page, { 4: 'c5' });
  const fate = page.locator('.dawn-fates');
  await expect(fate).toContainText('corner within 14 days');
  await radio(page, 'Draw his way from', 'gate 4').check();
  await expect(page.locator('.way-stop')).toHaveCount(6);
  await radio(page, 'His first step from a gate', 'away from the Oracle').check();
  await expect(fate).toContainText('corner within 4 days');
  await expect(page.locator('.way-stop')).toHaveCount(4);
  await page.getByRole('button', { name: 'Turn the board a quarter' }).click();
  await expect(fate).toContainText('gate 4, c3');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(fate).toContainText('gate 4, c5');
});

test('whoever is placed stands there today, all gates are in the table, and a roll keeps the focus', async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/dawn/');
  await sixPlayers(page, { 1: 'b2', 2: 'j2', 3: 'f3', 4: 'd5', 5: 'h5', 6: 'f7' });
  const first = page.locator('table', { hasText: 'Where he may stand' }).locator('tbody tr').first();
  await expect(first.locator('li:visible')).toHaveCount(6);
  await today(page).getByRole('button', { name: 'Roll here' }).click();
  await expect(today(page)).toHaveAttribute('data-at', 'day');
  await expect(today(page).getByRole('heading')).toBeFocused();
  await page.getByLabel('Show').selectOption('in 3 days');
  await radio(page, 'A tap on the board', 'puts Bilkarr there').check();
  await square(page, 'e5').click();
  await expect(square(page, 'e5')).toHaveAccessibleName(/Bilkarr/);
  await expect(page.getByLabel('Show')).toHaveValue('0');
});

test('potions turn with him, by keyboard alone', async ({ page }) => {
  await page.goto('/en/battalia/tools/dawn/');
  await sixPlayers(page, { 3: 'f3' });
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await expect(page.getByText('Bilkarr is not on the board yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Player 1 buys Berserker' })).toHaveCount(0);
  await press('Roll here');
  await press('Player 1 buys Berserker');
  await press('Drink: Berserker');
  await expect(page.getByRole('img', { name: 'Berserker: turned by 90 degrees' })).toBeVisible();
  await expect(page.getByText('day 1 of three, last day: week 2, day 3, ready today')).toBeVisible();
  await press('Use today: Berserker');
  await expect(page.getByText('last day: week 2, day 3, used today')).toBeVisible();
  await press('Player 1 buys Weakness');
  await press('Give to Player 4');
  await expect(page.getByText('Player 4: −4 in battle')).toBeVisible();
  await press('The next dawn');
  await expect(page.getByText('day 2 of three, last day: week 2, day 3, ready today')).toBeVisible();
  await press('The next dawn');
  await press('The next dawn');
  await expect(page.getByRole('button', { name: 'Player 1 buys Berserker' })).toBeVisible();
  await expect(today(page)).toContainText('Berserker is spent');
});

test('a broken link says so', async ({ page }) => {
  await page.goto('/de/battalia/tools/dawn/#dawn1.AAAA');
  await expect(page.getByRole('alert')).toContainText('nicht öffnen');
  await expect(page.getByText('Jetzt kommt Bilkarr.')).toBeVisible();
});
