import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('a turn of trade: artefact, chest, second post, stardust, undo, and the same by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/trade/');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const enter = async (name: string, count: string): Promise<void> => {
    await field(name).fill(count);
    await field(name).press('Enter');
  };
  await enter('Horse', '1');
  await enter('Supply', '2');
  await enter('Frimen in hand', '4');
  await enter('Cards in the deck', '26');
  await expect(page.getByText('Nothing can be traded now.')).toBeVisible();
  const build = page.getByRole('button', { name: 'Pay 2 frimen, build the post' });
  await page.getByRole('checkbox', { name: 'Roads link it to a city of mine' }).uncheck();
  await build.click();
  await expect(page.getByText('Roads must link this card to one of your cities.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Roads link it to a city of mine' }).check();
  await build.click();
  await page.getByRole('checkbox', { name: 'A hero of mine stands on a card with my post' }).check();
  await page.getByRole('button', { name: 'Give 1 × Horse, take 1 × Chest' }).click();
  await expect(page.getByText('1 received this turn')).toBeVisible();
  await expect(page.getByRole('button', { name: /Give 1 × Chest/ })).toHaveCount(0);
  await page.getByText('Not possible now, and why').click();
  await expect(page.getByText('stays with you until the next')).toBeVisible();
  await expect(page.getByText('Stardust takes two posts.')).toBeVisible();
  await build.click();
  await expect(page.getByText('both show the star side now')).toBeVisible();
  await page.getByRole('button', { name: 'Give 2 × Supply, take 1 × Stardust' }).click();
  await expect(page.getByText('Veterans: ✗ 26 needed, 1 missing')).toBeVisible();
  await expect(page.getByText('King: ✓ 24 needed, 1 to spare')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Veterans: ✗ 26 needed, 1 missing')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 × Supply → 1 × Stardust')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Veterans: ✓ 26 needed, none to spare')).toBeVisible();
  await page.getByRole('button', { name: 'My next turn' }).click();
  await page.getByRole('button', { name: 'Give 1 × Chest, take 1 × Magic scroll' }).click();
  await expect(field('Magic scroll')).toHaveValue('1');
});

test('with the keyboard alone, in German: what a chest hides, and where the focus stays', async ({
  page,
}) => {
  await page.goto('/de/battalia/tools/trade/');
  const more = page.getByRole('button', { name: 'Truhe: eins mehr', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Karten im Versteck: eins mehr' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Truhe in den Limbus legen/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Truhe in den Limbus legen, 2 Karten verstecken' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Eine Truhe für ein Versteck' })).toBeFocused();
  await expect(page.getByText('Jetzt lässt sich nichts verstecken.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Karten im Deck' })).toHaveValue('9');
});

test('bad numbers and broken links change nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/trade/#trade1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  const deck = page.getByRole('textbox', { name: 'Cards in the deck' });
  for (const bad of ['lots', '-1', '151', '']) {
    await deck.fill(bad);
    await deck.press('Enter');
    await expect(page.getByText('Please enter a whole number from 0 to 150.')).toBeVisible();
  }
  await expect(page.getByText('Queen: ✗ 20 needed, 10 missing')).toBeVisible();
});
