import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const heading = (page: Page) => page.locator('.draft-room h2').first();

test('three draft from hand to hand: covered in between, undone, reloaded, and the same by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/draft/');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByRole('radio', { name: 'This page deals' }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill('12');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(heading(page)).toHaveText('Hand the screen to Anna');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anna: show the cards' }).click();
  await expect(heading(page)).toHaveText('Anna, keep one card');
  await expect(heading(page)).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Keep/ }).first().click();
  await expect(heading(page)).toHaveText('Hand the screen to Player 2');
  await expect(heading(page)).toBeFocused();

  // Taken back, the cards of the one before stay covered, too.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText('Hand the screen to Anna');
  await page.getByRole('button', { name: 'Do again' }).click();
  await expect(heading(page)).toHaveText('Hand the screen to Player 2');
  await page.reload();
  await expect(heading(page)).toHaveText('Hand the screen to Player 2');

  // Two of three have something to choose in each of five rounds.
  for (let pick = 1; pick < 10; pick++) {
    await page.getByRole('button', { name: /show the cards$/ }).click();
    await page.getByRole('button', { name: /^Keep/ }).first().click();
  }
  await expect(heading(page)).toHaveText('Everybody has ten cards');
  const result = page.locator('.draft-result');
  await expect(result.getByText('5 × Supply')).toHaveCount(3);
  await expect(result.locator('.draft-deck li')).toHaveCount(3 * 6);
  await expect(page).toHaveURL(/#draft1\./);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.draft-result')).toHaveText(await result.innerText(), {
    useInnerText: true,
  });
});

test('zu zweit mit Karten vom Tisch, allein mit der Tastatur', { tag: '@phone' }, async ({ page }) => {
  const press = async (name: RegExp | string): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/de/battalia/tools/draft/');
  await page.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByLabel('Eine weitere Fraktion, deren Karten mitspielen')).toHaveValue('emberians');
  await press('Mit dem Draft anfangen');
  await expect(heading(page)).toContainText('Runde 1: 2 Karten ziehen');
  await press('Eine mehr: Bärenvolk');
  await press('Diese Karten auslegen');
  await expect(page.locator('.desk-trouble')).toContainText('Legt 2 Karten aus');
  await press('Eine mehr: Wolkenkinder');
  await press('Diese Karten auslegen');
  await expect(heading(page)).toHaveText('Spieler 1, behalte eine Karte');
  await expect(heading(page)).toBeFocused();
  // Who finds a card of the own faction: both, if everybody keeps the own one first.
  await expect(page.locator('.draft-later li')).toHaveText([/Bärenvolk: sicher$/, /Wolkenkinder: sicher$/]);
  await press(/^Wolkenkinder behalten/);
  await expect(heading(page)).toContainText('Runde 2');
  await press('Eine mehr: Glutjünger');
  await press('Eine mehr: Glutjünger');
  await press('Diese Karten auslegen');
  // Back again: the last of round 1 picks first.
  await expect(heading(page)).toHaveText('Spieler 2, behalte eine Karte');
  await expect(page.locator('.draft-all > div').nth(1)).toContainText('Bärenvolk');
  expect(await findings(page)).toEqual([]);
});

test('the chances of a seat follow what the others do and what was counted', async ({ page }) => {
  await page.goto('/en/battalia/tools/draft/');
  const last = page.locator('.draft-chances tbody tr').last().locator('td').first();
  await expect(last).toContainText('797/1536');
  await page.getByRole('radio', { name: 'They keep any card' }).check();
  // Of four factions and one card left: a quarter.
  await expect(last).toContainText('1/4, 3 before you');
  await page.getByLabel(/^We have counted/).check();
  await expect(last).toContainText('25 %');
});

test('what is no draft says so: letters, too few cards, a broken link', async ({ page }) => {
  await page.goto('/en/battalia/tools/draft/#draft1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio', { name: 'This page deals' }).check();
  await page.getByRole('textbox', { name: /^Seed/ }).fill('twelve');
  await page.getByRole('textbox', { name: /^Seed/ }).blur();
  await expect(page.getByRole('alert')).toContainText('whole number');
  await page.getByLabel(/^We have counted/).check();
  await page.getByLabel('Frimen of a faction', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.locator('.desk-trouble')).toContainText('the draft needs 18');
  await page.getByRole('button', { name: 'Frimen of a faction: one more' }).click();
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(heading(page)).toContainText('Hand the screen');
});
