import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const EN = '/en/battalia/tools/battle/';
const DE = '/de/battalia/tools/battle/';

const hand = (page: Page, name = 'The attacker’s hand') => page.getByRole('region', { name });
const enough = (page: Page) => page.getByRole('region', { name: 'Cards that are enough' });

/** Weapon, two frimen, a Lord of the Islanders, and a supply. */
async function deal(page: Page): Promise<void> {
  const own = hand(page);
  await own.getByRole('combobox').selectOption('Islanders');
  for (const card of ['Weapon 1', 'Friman 1', 'Friman 1', 'Lord 4', 'Supply'])
    await own.getByRole('button', { name: card, exact: true }).click();
}

test('a hand against a neutral city: the sets that are enough, one is played, the city falls', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto(EN);
  await deal(page);
  const answer = enough(page);
  await expect(answer.locator('.desk-answer').first()).toContainText(
    '6 is enough if a tie wins for the attacker. The base game decides that; we assume yes. 3 sets of cards are enough',
  );
  await expect(answer.locator('.battle-sets').first()).toContainText('6 against 6');
  await expect(answer).toContainText('One more hero opens no further set.');
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await answer
    .getByRole('button', { name: /^Play these: Weapon \(Islanders\) \+ Lord/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Both lines' })).toBeFocused();
  const attacker = hand(page, 'Attacker');
  await expect(attacker.locator('tfoot').first()).toContainText('6');
  await expect(attacker.locator('tbody').first()).toContainText('battalia.hero.morale');
  await expect(page).toHaveURL(/#battle1\./);
  await page.getByRole('button', { name: 'Decide the battle' }).click();
  await expect(page.getByRole('heading', { name: 'The attack succeeds' })).toBeVisible();
  await expect(page.getByText('It becomes the attacker’s at level 4.')).toBeVisible();
  await expect(page.getByText('Both are equally strong. We assume')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // The link says the same elsewhere, a reload here, and undo goes back a step at a time.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { name: 'The attack succeeds' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The attack succeeds' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Decide the battle' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(enough(page)).toBeVisible();
});

test('a city with a defender: Berserker’s chances in fractions, what was pulled, and the Mask', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(EN);
  await page.getByRole('radio', { name: 'A player’s city' }).check();
  await deal(page);
  await hand(page).getByRole('button', { name: 'Syoen’s Mask' }).click();
  const berserk = page.getByRole('button', { name: 'Announce it and drink Berserker' });
  await expect(berserk).toBeDisabled();
  await expect(page.getByText('Enter the defender’s hand first.')).toBeVisible();
  const defender = hand(page, 'Defender');
  await defender.getByText('The defender’s cards, if you know or guess them').click();
  for (const card of ['Lord 4', 'Chief 2', 'Friman 1', 'Friman 1', 'Supply', 'Supply'])
    await defender.getByRole('button', { name: card, exact: true }).click();
  await berserk.click();
  await expect(page.getByRole('heading', { name: 'Berserker pulls two cards' })).toBeFocused();
  const left = page.getByRole('table', { name: 'Printed strength left in the hand' });
  await expect(left.getByRole('row')).toHaveText([
    /Strength/,
    /^8\s*1\/15/,
    /^7\s*4\/15/,
    /^6\s*1\/5/,
    /^5\s*2\/15/,
    /^4\s*2\/15/,
    /^3\s*2\/15/,
    /^2\s*1\/15/,
  ]);
  expect(await findings(page)).toEqual([]);
  const pulled = page.getByRole('button', { name: 'These were pulled' });
  await expect(pulled).toBeDisabled();
  await page.getByRole('button', { name: 'Lord (Bärfolk)' }).click();
  await page.getByRole('button', { name: 'Supply' }).first().click();
  await pulled.click();
  await expect(page.getByText('Berserker has pulled: Lord (Bärfolk), Supply.')).toBeVisible();

  const [own, other] = [hand(page, 'Attacker'), hand(page, 'Defender')];
  await other.getByRole('button', { name: 'Play Chief (Bärfolk)' }).click();
  await expect(other.locator('.battle-sum')).toContainText('6');
  for (const card of ['Weapon (Islanders)', 'Syoen’s Mask', 'Lord (Islanders)'])
    await own.getByRole('button', { name: `Play ${card}` }).click();
  await own.getByRole('radio', { name: 'Chief (Bärfolk)' }).check();
  // The chief fights for the other side and spoils his morale.
  await expect(own.locator('.battle-sum')).toContainText('7');
  await expect(own).toContainText('Morale is lost');
  await expect(other.locator('.battle-sum')).toContainText('4');
  await expect(page.getByText('7 : 4. The attacker is ahead by 3.')).toBeVisible();
});

test('what cannot be is said: no weapon, letters for a number, a broken link', async ({ page }) => {
  await page.goto(EN);
  await expect(page.getByRole('button', { name: 'Announce the attack' })).toBeDisabled();
  await expect(page.getByText('An attack is opened with a weapon.').first()).toBeVisible();
  const terrain = hand(page).getByRole('textbox', { name: 'Terrain bonus' });
  await terrain.fill('much');
  await terrain.blur();
  await expect(page.getByRole('alert')).toContainText('whole number from 0 to 20');
  await terrain.fill('-3');
  await terrain.blur();
  await expect(page.getByRole('alert')).toContainText('whole number from 0 to 20');
  await terrain.fill('3');
  await terrain.blur();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await deal(page);
  await expect(enough(page)).toContainText('The strongest line of this hand has 11.');
  await page.goto('about:blank');
  await page.goto(`${EN}#battle1.AAAA`);
  await expect(page.getByRole('alert')).toContainText('cannot be opened here');
  // Nothing is lost: the draft is still there.
  await expect(hand(page).getByRole('button', { name: 'Remove: Lord (Islanders)' })).toBeVisible();
});

test('in German, by keyboard alone, with Banner and retreat beside it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(DE);
  const own = hand(page, 'Die Hand des Angreifers');
  await own.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: 'Weg damit: Waffe (Bärenvolk) ×2' })).toBeVisible();
  const gone = own.getByRole('button', { name: /^Weg damit/ });
  await gone.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The last card is gone, and the focus is still at the hand.
  await expect(gone).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.classList.contains('battle-hand'))).toBe(true);

  await page.getByText('Vigos Standarte und Rückzug').press('Enter');
  const banner = page.getByRole('region', { name: 'Vigos Standarte' });
  for (let i = 0; i < 3; i++) await banner.getByRole('button', { name: 'Priester 3' }).press('Enter');
  await expect(banner.locator('.desk-trouble')).toContainText('Diese Karten haben zusammen 9');
  await banner.getByRole('button', { name: /^Weg damit/ }).press('Enter');
  await expect(banner.locator('.desk-answer')).toContainText('zusammen 6');
  const retreat = page.getByRole('region', { name: 'Rückzug' });
  await expect(retreat).toContainText('Dieser Rückzug ist erlaubt.');
  await retreat.getByRole('button', { name: /^Gegangene Felder: eins weniger/ }).press('Enter');
  await expect(retreat.locator('.desk-trouble')).toContainText('genau 3 Felder');
  await expect(retreat.locator('.desk-trouble .rule-link')).toHaveText('battalia.new.retreat');
});
