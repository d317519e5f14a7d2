import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('a journey: every cheapest way, the jump, the effect, going on; undo, reload and link keep it', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/storm/');
  await expect(page.getByText('2 cheapest ways to pay')).toBeVisible();
  await expect(page.getByText('2 steps and 1 supply for the storm')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // What is not enough is told with its cause.
  await page.getByText('Why less, or other cards, will not do').click();
  await expect(page.getByText('Only 1 horse: Nothing here pays the toll')).toBeVisible();
  await page.getByRole('button', { name: 'Stardust: one more' }).click();
  await expect(page.getByText('4 cheapest ways to pay')).toBeVisible();

  await page.getByRole('button', { name: 'Lay down 1 horse and 1 supply and jump' }).click();
  await expect(page.getByRole('heading', { name: 'The storm answers' })).toBeFocused();
  await page.getByRole('radio', { name: '6 Fetch the second hero' }).check();
  await page.getByRole('button', { name: 'Carry out effect 6' }).click();
  await expect(page.getByText('Hero 2 comes to gate 2.')).toBeVisible();
  await page.getByText('What the book leaves open').click();
  await page.getByRole('combobox', { name: 'To which gate' }).selectOption('departure');
  await expect(page.getByText('Hero 2 comes to gate 1.')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Hero 2 comes to gate 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring the hero' }).click();
  await expect(page.getByRole('heading', { name: 'The effect is done' })).toBeVisible();
  await expect(page.getByText('Player 1: hero 2 comes to gate 1.')).toBeVisible();
  await expect(page).toHaveURL(/#storm1\./);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Player 1: hero 2 comes to gate 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Go on with the turn: 1 step left' }).click();
  await expect(page.getByText('Hero 1 has jumped in this turn')).toBeVisible();
  await expect(page.getByText('Open: 1 of 12.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'The effect is done' })).toBeVisible();
});

test('eine Reise allein mit der Tastatur, auf Deutsch: hier gemischt, gehofft, gezogen', async ({ page }) => {
  await page.goto('/de/battalia/tools/storm/');
  await page.getByRole('radio', { name: 'Hier gemischt' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /^7 / }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('In 3 Sprüngen: 1/4 (25 %)')).toBeVisible();
  await page.getByRole('button', { name: '3 Versorgung auslegen und springen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Der Sturm antwortet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Den obersten Effekt ziehen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Effekt \d+: / })).toBeFocused();
  await expect(page.getByText('Offen: 1 von 12.')).toBeVisible();
});

test('copying is told apart from drawing, and bad input changes nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/storm/#storm1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  const jumps = page.getByRole('textbox', { name: 'Within how many jumps?' });
  for (const wrong of ['many', '-1', '1e9', '99999999']) {
    await jumps.fill(wrong);
    await jumps.blur();
    await expect(page.getByText('Please enter a whole number from 1 to 24.')).toBeVisible();
  }
  await jumps.fill('1');
  await jumps.blur();
  await page.getByText('Enter what has been played').click();
  await page
    .getByRole('group', { name: /^Tick what has been played/ })
    .getByText('3 Draw a card')
    .click();
  await page.getByRole('group', { name: 'Which effects would help?' }).getByText('3 Draw a card').click();
  await expect(page.getByText('In the next jump: 0 (0%)')).toBeVisible();
  await expect(page.getByText('Counting effect 8 as a copy of it: 1/11 (9.1%)')).toBeVisible();
});
