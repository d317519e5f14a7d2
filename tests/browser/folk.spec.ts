import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('three players draft folk from hand to hand, and the link deals the same boards again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/simulators/folk-draft/');
  await page.waitForSelector('.draft-seats');
  await page.getByLabel('Name, Player 1').fill('Anna');
  await page.getByLabel(/Pass the screen/).check();
  await page.getByLabel('Seed').fill('12');
  await page.getByRole('button', { name: 'Deal the boards' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the screen to Anna' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button', { name: /show my boards/ }).click();
    await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(2);
    if (i === 0) expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Keep/ }).first().click();
  }
  await expect(page.getByRole('heading', { name: 'Everybody has chosen' })).toBeVisible();
  const result = await page.locator('.draft-result').innerText();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator('.draft-result')).toBeVisible();
  await expect.poll(() => elsewhere.locator('.draft-result').innerText()).toBe(result);
});

test('a broken draft link says so and offers a new draft', async ({ page }) => {
  await page.goto('/en/simulators/folk-draft/#players=A&folk=1&first=9&seed=x');
  await expect(page.getByRole('alert')).toContainText('not a folk draft');
  await expect(page.getByRole('button', { name: 'Deal the boards' })).toBeVisible();
});

test('Humans overhang a tile by clicking two squares, take it back, and are shown the way', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/folk/humans/');
  await page.getByRole('link', { name: 'A tile that hangs over the edge' }).click();
  await page.waitForSelector('.trial-choices');
  await page.getByRole('button', { name: 'c4: first square' }).click();
  await page.locator('[data-square="c5"]').click();
  await expect(page.locator('.trial-done')).toBeVisible();
  await expect(page.locator('.trial-goods')).toContainText('2 food');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.trial-done')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me the next step' }).click();
  await expect(page.locator('.trial-done')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('Silicoids feed on stone by keyboard only', async ({ page }) => {
  await page.goto('/en/simulators/folk/silicoids/#feed');
  await page.waitForSelector('.trial-choices');
  const show = page.getByRole('button', { name: 'Show me the next step' });
  await show.focus();
  for (let i = 0; i < 3 && (await show.isEnabled()); i++) {
    await page.keyboard.press('Enter');
    await show.focus().catch(() => undefined);
  }
  await expect(page.locator('.trial-done')).toBeVisible();
});

test('an open question names what a table may agree on, and leads to where a game is set up', async ({
  page,
}) => {
  await page.goto('/en/rules/folk/open-questions/');
  const option = page.locator('[id="folk.open.elvesDogs"] .as-option');
  await expect(option).toContainText(
    'May dogs of Elves watch sheep in a pasture in the forest? yes (usual) · no',
  );
  await option.getByRole('link').click();
  await page.getByLabel('The Forgotten Folk').check();
  await page.locator('.rulings summary').click();
  const ruling = page.getByLabel(/May dogs of Elves/);
  await ruling.selectOption({ label: 'no' });
  await expect(page.locator('.rulings summary')).toContainText('1 changed');
});
