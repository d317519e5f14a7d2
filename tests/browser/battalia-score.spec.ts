import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const field = (page: Page, player: string, label: string) =>
  page.getByRole('group', { name: player, exact: true }).getByLabel(label, { exact: true });
async function enter(page: Page, player: string, label: string, value: string): Promise<void> {
  await field(page, player, label).fill(value);
  await field(page, player, label).blur();
}

test('nine cities end a game of pairs; the points and a tie are explained; undone, reloaded, by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/score/');
  await enter(page, 'Player 1', 'Cities of level 4', '7');
  await expect(page.locator('.score-counters li').first()).toContainText(
    'Player 1 + Player 3: 7 of 9 great cities (7 + 0)',
  );
  await expect(page.getByText('The game goes on.')).toBeVisible();
  await enter(page, 'Player 3', 'Cities of level 4', '2');
  await expect(page.getByText('The game is over.')).toBeVisible();
  await expect(page.locator('.score-sides li').first()).toContainText('38 points');
  await expect(page.getByText('Player 1 + Player 3 win.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('The game is over.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('The game is over.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The game goes on.')).toBeVisible();
});

test('das Paar unter fünf zählt anderthalbfach; einen Gleichstand löst der erste ungleiche Schritt', async ({
  page,
}) => {
  await page.goto('/de/battalia/tools/score/');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  // 6 + 5 + 5 + 4 and 4 + 4 + 4 + 3, as the start cities have been raised.
  for (const [player, label, value] of [
    ['Spieler 2', 'Städte der Stufe 1', '0'],
    ['Spieler 2', 'Hauptstadt, Stufe 6', '1'],
    ['Spieler 2', 'Residenzen, Stufe 5', '2'],
    ['Spieler 2', 'Städte der Stufe 4', '1'],
    ['Spieler 4', 'Städte der Stufe 1', '0'],
    ['Spieler 4', 'Städte der Stufe 4', '3'],
    ['Spieler 4', 'Städte der Stufe 3', '1'],
  ] as const)
    await enter(page, player, label, value);
  const pair = page.locator('.score-sides li').nth(1);
  await expect(pair).toContainText('Spieler 2 + Spieler 4: 53 Punkte');
  await expect(pair).toContainText('35 × 1,5 = 52,5, aufgerundet 53');
  await page.getByRole('radio', { name: 'Jeder für sich' }).check();
  await expect(page.locator('.score-sides li').nth(1)).toContainText('Spieler 2: 20 Punkte');
  await expect(page.getByText('×')).toHaveCount(0);

  await page.getByRole('radio', { name: '2', exact: true }).check();
  await enter(page, 'Spieler 1', 'Städte der Stufe 4', '4');
  await enter(page, 'Spieler 1', 'Städte der Stufe 3', '1');
  await expect(page.getByText('Spieler 2 gewinnt.')).toBeVisible();
  await expect(page.locator('.score-steps .decides')).toContainText('1. Hauptstädte');
  await expect(page.locator('.score-steps tbody tr').nth(2)).toContainText('nicht nötig');
  expect(await findings(page)).toEqual([]);
});

test('steps and fields work by keyboard alone, and what is no number says so', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/score/');
  const one = page.getByRole('group', { name: 'Player 1', exact: true });
  await one.getByRole('button', { name: 'Heroes on the board: one more' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Player 1', 'Heroes on the board')).toHaveValue('2');
  await expect(page.locator('.score-steps .decides')).toContainText('7. Heroes on the board');
  await expect(page.locator('.score-steps .decides')).toContainText('Player 1 + Player 3');
  await field(page, 'Player 2', 'Cards in the deck').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('many');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText('whole number from 0 to 200');
  await enter(page, 'Player 2', 'Capital, level 6', '2');
  const wrong = page.getByRole('group', { name: 'Player 2', exact: true }).locator('.desk-wrong');
  await expect(wrong.first()).toContainText('whole number from 0 to 1');
  await expect(wrong.first()).toContainText('Player 2 can have one capital at most');
  await expect(wrong.first()).toContainText('battalia.cities.oneCapital');
  await expect(field(page, 'Player 2', 'Capital, level 6'), 'what was typed').toHaveValue('2');
  await enter(page, 'Player 2', 'Residences, level 5', '3');
  await expect(wrong.filter({ hasText: /from 0 to 2\./ })).toContainText('battalia.cities.twoResidences');
  await expect(field(page, 'Player 1', 'Heroes on the board'), 'nothing is lost').toHaveValue('2');
});

test('the cities of the own map are taken over, and it is said when there is none', async ({ page }) => {
  await page.goto('/en/battalia/tools/score/');
  const take = page.getByRole('button', { name: 'Take the cities from my map' });
  await take.click();
  await expect(page.locator('.score-map')).toContainText('There is no map');
  await page.evaluate(() => {
    const city = (owner: number, level: number) => ({ kind: 'city', owner, level });
    const cards = { a1: city(0, 4), a2: city(0, 2), c3: city(1, 5), d4: { kind: 'ruins' } };
    const map = { grid: 'small', turned: false, marks: {}, cards };
    const plan = { players: 4, largeBoard: false, factions: [null, null, null, null], map };
    localStorage.setItem('cave-farmers.battalia.map.4', JSON.stringify({ revision: 'a', plan }));
  });
  await take.click();
  await expect(page.locator('.score-map')).toContainText('3 cities taken');
  await expect(field(page, 'Player 1', 'Cities of level 4')).toHaveValue('1');
  await expect(field(page, 'Player 2', 'Residences, level 5')).toHaveValue('1');
  await expect(page.getByLabel('Empty squares', { exact: true })).toHaveValue('45');
});

test('setup, draft, week and score begin with the players of the own map, and leave what was entered', async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/setup/');
  await page.evaluate(() => {
    const factions = ['cloudborn', null, 'emberians'];
    const map = { grid: 'small', turned: false, marks: {}, cards: {} };
    const plan = { players: 3, largeBoard: false, factions, map };
    localStorage.setItem('cave-farmers.battalia.map.3', JSON.stringify({ revision: 'a', plan }));
  });
  const players = page
    .getByRole('group', { name: /players/i })
    .first()
    .getByRole('radio', { checked: true });
  for (const tool of ['setup', 'draft', 'week', 'score']) {
    await page.goto(`/en/battalia/tools/${tool}/`);
    await expect(players, tool).toHaveAccessibleName('3');
    if (tool === 'week' || tool === 'score') continue;
    await expect(page.locator('.desk select').first(), tool).toHaveValue('cloudborn');
    await expect(page.locator('.desk select').nth(2), tool).toHaveValue('emberians');
  }
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.reload();
  await expect(players).toHaveAccessibleName('2');
});

test('a full board ends the game where that counts, and a building of a valley can break a tie', async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/score/');
  await page.getByLabel('Count empty squares').check();
  await page.getByLabel('Empty squares', { exact: true }).fill('0');
  await page.getByLabel('Empty squares', { exact: true }).blur();
  await expect(page.getByText('The last square is covered.')).toBeVisible();
  await page.getByRole('radio', { name: 'The game goes on' }).check();
  await expect(page.getByText('The game goes on.', { exact: true })).toBeVisible();
  await enter(page, 'Player 1', 'Buildings in valleys', '1');
  await expect(page.getByText('Do buildings of a valley count')).toBeVisible();
  await page.goto('/en/battalia/tools/score/#score1.AAAA');
  await expect(page.getByText('cannot be opened')).toBeVisible();
});
