import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const open = async (page: Page, hash = ''): Promise<void> => {
  await page.goto(`/en/tools/my-box/${hash}`);
  await expect(page.locator('.my-box')).toHaveAttribute('data-ready', 'true');
};
const group = (page: Page, name: string) =>
  page.locator('.box-group', { has: page.getByRole('heading', { name }) });
const openGroup = async (page: Page, name: string): Promise<void> => {
  await expect(group(page, name)).not.toHaveAttribute('open');
  await group(page, name).locator('> summary').click();
};
const card = (page: Page, id: string) => page.locator('.box-card', { hasText: `Card ${id}` });
const state = (page: Page) => page.locator('.box-state');
const push = (page: Page) => page.getByLabel('Event 2: A push costs');

test('a corrected card is kept on this device and can go back', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await expect(state(page)).toContainText('Nothing corrected yet');
  await openGroup(page, 'Movement cards');
  await card(page, 'M3-5').locator('summary').click();
  await page.getByRole('button', { name: 'Step 2: up right' }).press('Enter');
  await expect(state(page)).toContainText('1 value corrected');
  await page.reload();
  await expect(state(page)).toContainText('1 value corrected');
  await openGroup(page, 'Movement cards');
  const own = card(page, 'M3-5');
  await expect(own).toContainText('right, up right, down');
  await own.locator('summary').click();
  await expect(own.getByRole('button', { name: 'Step 2: up right' })).toHaveAttribute('aria-pressed', 'true');
  await own.getByRole('button', { name: 'Card M3-5: back to our values' }).click();
  await expect(state(page)).toContainText('Nothing corrected yet');
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(state(page)).toContainText('1 value corrected');
});

test('the box goes into a file, is reset, and comes back from the file', async ({ page }) => {
  await open(page);
  await openGroup(page, 'Orc event boards');
  await push(page).selectOption('gold');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8')).box).toEqual({ 'fiends.event.2.push': 'gold' });
  await page.getByRole('button', { name: 'Back to our values everywhere' }).click();
  await expect(push(page)).toHaveValue('stone');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(push(page)).toHaveValue('gold');
  await expect(state(page)).toContainText('Opened: 1 correction.');
  const nonsense = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"else"}') };
  await page.locator('input[type=file]').setInputFiles(nonsense);
  await expect(page.getByRole('alert')).toContainText('not a box saved here');
  await expect(push(page)).toHaveValue('gold');
});

test('a link offers its corrections; a broken one says so and changes nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openGroup(page, 'Supply board');
  await page.getByLabel('Extension S5: Trap').selectOption('bearTrap');
  // The piece that showed it has taken the other trap.
  await expect(page.getByLabel('Extension S6: Trap')).toHaveValue('spearTrap');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('button', { name: 'Back to our values everywhere' }).click();

  await open(page, link.hash.slice(0, -5));
  await expect(page.getByRole('alert')).toContainText(
    'The end of this link is missing. Nothing was changed.',
  );
  await expect(state(page)).toContainText('Nothing corrected yet');
  await page.goto('about:blank');
  await open(page, link.hash.replace(/.{3}$/, 'AAA'));
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  await page.goto('about:blank');
  await open(page, link.hash);
  await expect(state(page)).toContainText('Nothing corrected yet');
  await page.getByRole('button', { name: 'Use the corrections of the link' }).click();
  await expect(state(page)).toContainText('2 values corrected');
});

test('what cannot be read is said, kept as it is, and can be saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('my-box.damaged.1'))
      localStorage.setItem('my-box', '{"format":"cave-farmers-box"');
    localStorage.setItem('my-box/no.such.field', '1');
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('cave-farmers-box');
  expect(text).toContain('no.such.field');
});

test('a group that was opened before the page was live shows what is in it', async ({ page }) => {
  // The scripts come late.
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/en/tools/my-box/', { waitUntil: 'commit' });
  await openGroup(page, 'Charcoal Storage');
  await expect(group(page, 'Charcoal Storage')).toHaveAttribute('open');
  come();
  await expect(page.getByLabel('I own the tile')).toBeVisible();
});

test('two tabs correct different values, and both stay', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await openGroup(page, 'Charcoal Storage');
  await page.getByLabel('I own the tile').selectOption('yes');
  // The other tab hears of it, and what it corrects comes on top.
  await expect(state(other)).toContainText('corrected');
  await openGroup(other, 'Charcoal Storage');
  await other.getByLabel('A trade at the start of each harvest: How often').selectOption('2');
  await other.reload();
  await expect(state(other)).toContainText('2 values corrected');
  await expect(state(page)).toContainText('2 values corrected');
  await expect(page.getByLabel('I own the tile')).toHaveValue('yes');
  // Both tabs show both, in the group that stayed open and in the one opened after the reload.
  const often = 'A trade at the start of each harvest: How often';
  await expect(page.getByLabel(often)).toHaveValue('2');
  await openGroup(other, 'Charcoal Storage');
  await expect(other.getByLabel('I own the tile')).toHaveValue('yes');
  await expect(other.getByLabel(often)).toHaveValue('2');
});

test('Charcoal Storage is put together and read back', async ({ page }) => {
  await open(page);
  await openGroup(page, 'Charcoal Storage');
  await expect(group(page, 'Charcoal Storage').getByText('At the start of each harvest')).toHaveCount(0);
  await page.getByLabel('I own the tile').selectOption('yes');
  await page.getByLabel('A trade at the start of each harvest: How often').selectOption('2');
  await expect(page.locator('.box-text')).toContainText('you may trade 1 wood for 1 ore, up to 2 times.');
});

test('fits the screen with everything open', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  for (const summary of await page.locator('.box-group > summary').all()) await summary.click();
  await card(page, 'M3-1').locator('summary').click();
  await page.getByLabel('I own the tile').selectOption('yes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('axe finds nothing where cards, lists of values and a text put together are open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const name of ['Movement cards', 'Orc markers', 'Charcoal Storage']) await openGroup(page, name);
  await card(page, 'M2-2').locator('summary').click();
  await card(page, 'M3-1').locator('summary').click();
  await page.getByRole('button', { name: 'Step 1: up', exact: true }).click();
  await page.getByLabel('I own the tile').selectOption('yes');
  expect(await findings(page)).toEqual([]);
});

test('prints every value, with corrected ones marked', async ({ page }) => {
  await open(page);
  await openGroup(page, 'Orc event boards');
  await push(page).selectOption('gold');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.box-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('A push costs gold ✎');
  await expect(page.locator('.box-group').first()).toBeHidden();
});
