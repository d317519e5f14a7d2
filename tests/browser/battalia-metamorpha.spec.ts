import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('she comes in, lends an ability, is drawn by a build and lends another; the same by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/metamorpha/');
  await page.getByRole('checkbox', { name: 'Gate 6' }).uncheck();
  await expect(page.getByText('Each gate in play: 1/5')).toBeVisible();
  await page.getByRole('button', { name: '6 Proto Jungle' }).click();
  await expect(page.getByText('Gate 6 is not in play: roll again.')).toBeVisible();
  await page.getByRole('button', { name: '1 Verdant Forests' }).click();
  await expect(page.getByText('Metamorpha comes in through gate 1.')).toBeVisible();
  const hero = (number: number) => page.getByRole('group', { name: `Hero ${number} stands on` });
  await hero(1).getByRole('radio', { name: 'Verdant Forests' }).check();
  await hero(2).getByRole('radio', { name: 'Proto Jungle' }).check();
  await expect(page.getByRole('row', { name: /^Proto Jungle/ })).toContainText('hero 2');
  await page.getByRole('button', { name: 'Hero 1: pay any card for “Free movement”' }).click();
  await expect(page.getByRole('heading', { name: 'Hero 1 uses “Free movement”' })).toBeFocused();
  await page.getByRole('button', { name: 'He stays on this terrain' }).click();
  await expect(page.getByText('This hero has used this ability in this turn.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Terrain of the new card' })
    .getByRole('button', { name: 'Proto Jungle' })
    .click();
  await page.getByRole('button', { name: 'Hero 2: pay any card for “Draw two cards”' }).click();
  await page.getByRole('button', { name: '2 cards drawn' }).click();
  await expect(page.getByText('Paid this turn: 2 cards.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cards in hand' })).toHaveValue('6');
  expect(await findings(page)).toEqual([]);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Paid this turn: 2 cards.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paid this turn: 2 cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hero 2 uses “Draw two cards”' })).toBeVisible();
});

test('what the rulebook leaves open is a switch: a swap draws her only where that was agreed on', async ({
  page,
}) => {
  await page.goto('/de/battalia/tools/metamorpha/');
  await page.getByRole('button', { name: '4 Smaragdseen' }).click();
  await page.getByRole('radio', { name: 'Zwei Karten vertauscht' }).check();
  await page.getByRole('button', { name: 'Zwei Karten wurden vertauscht' }).click();
  await expect(page.getByText('Metamorpha bleibt stehen.')).toBeVisible();
  await page.locator('.desk-readings summary').click();
  await page
    .getByRole('combobox', { name: /den Platz tauschen|Plätze tauschen|vertauscht/ })
    .selectOption('true');
  await page
    .getByRole('group', { name: 'Gelände, das sie anzieht' })
    .getByRole('button', { name: 'Frostfelder' })
    .click();
  await expect(page.getByText('Metamorpha geht dorthin: Frostfelder.')).toBeVisible();
  await page.getByRole('radio', { name: 'Talkarte entdeckt' }).check();
  await page.getByRole('button', { name: 'Eine Talkarte wurde umgedreht' }).click();
  await expect(page.getByText('Metamorpha bleibt stehen.')).toBeVisible();
});

test('with the keyboard alone; without a card in hand, and in the middle of a line, nobody may use her', async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/metamorpha/');
  await page.getByRole('button', { name: '2 Rocky Mountains' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where Metamorpha stands' })).toBeFocused();
  const hero = page.getByRole('group', { name: 'Hero 1 stands on' });
  await hero.getByRole('radio', { name: 'elsewhere' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hero.getByRole('radio', { name: 'Rocky Mountains' })).toBeChecked();
  const use = page.getByRole('button', { name: 'Hero 1: pay any card for “Free city upgrade”' });
  await expect(use).toBeVisible();
  await page.getByRole('checkbox', { name: 'I am in the middle of a line' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('finish the line that is being played')).toBeVisible();
  await page.keyboard.press('Space');
  const hand = page.getByRole('textbox', { name: 'Cards in hand' });
  await hand.fill('many');
  await hand.press('Enter');
  await expect(page.getByText('Please enter a whole number from 0 to 30.')).toBeVisible();
  await expect(use).toBeVisible();
  await hand.fill('0');
  await hand.press('Enter');
  await expect(page.getByText('No card left in hand to pay the tribute.')).toBeVisible();
});

test('a broken link says so', async ({ page }) => {
  await page.goto('/en/battalia/tools/metamorpha/#metamorpha1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await expect(page.getByRole('heading', { name: 'Where Metamorpha stands' })).toBeVisible();
});
