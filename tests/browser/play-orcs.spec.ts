import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';
import { bringIn, gameAt } from './play.ts';

const orcs = { seats: 1, modules: ['fiends' as const] };

test('an orc event at the table: card, path and answers on the board; what follows is played step by step', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bringIn(page, await gameAt('negotiate', orcs));
  const scene = page.locator('.orc-scene');
  await expect(scene).toContainText('Bribe or push');
  await expect(scene.locator('.card-face')).toBeVisible();
  await expect(scene).toContainText(/Orc [A-D], strength \d/);
  await expect(scene).toContainText('Bribe:');
  await expect(scene.locator('.rule-link')).toHaveAttribute('href', /#fiends\./);
  await expect(page.locator('.home-drawing .way-tip')).toHaveCount(1);
  // Every push that is on the list is a square on the board.
  const pushes = await page.locator('.choices .choice', { hasText: 'push Orc' }).allTextContents();
  const squares = await page
    .locator('.home-drawing .picker button')
    .evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')));
  expect(squares.toSorted()).toEqual(pushes.map((text) => text.replace(/^\d/, '').trim()).toSorted());

  const last = page.locator('.choices .choice').last();
  await last.evaluate((button: HTMLElement) => button.click());
  // It begins with the first new moment and goes on by itself; looking back is always possible.
  await expect(scene.getByRole('button', { name: 'Next step' })).toBeEnabled();
  await scene.getByRole('button', { name: 'To the latest step' }).click();
  await expect(scene.getByRole('button', { name: 'Next step' })).toBeDisabled();
  const text = await scene.locator('.orc-scene-says').innerText();
  await scene.getByRole('button', { name: 'Step back' }).click();
  await expect(scene.locator('.orc-scene-says')).not.toHaveText(text);
});

test('the board of the event that is on is the clearest one, not greyed out as over', async ({ page }) => {
  await bringIn(page, await gameAt('negotiate', orcs));
  await page.getByText('Orcs', { exact: true }).first().click();
  await expect(page.locator('.event-boards [aria-current="step"]')).toHaveCSS('opacity', '1');
});

test('with reduced motion an orc event shows where it stands, and nothing plays by itself', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringIn(page, await gameAt('negotiate', orcs));
  await page
    .locator('.choices .choice')
    .last()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('.orc-scene')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Watch it again' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('on a phone pointing at the last choice moves nothing away from under the pointer', {
  tag: '@phone-only',
}, async ({ page }) => {
  await bringIn(page, await gameAt('negotiate', orcs));
  const fold = page.locator('.question-fold[aria-expanded="false"]');
  if (await fold.isVisible()) await fold.click();
  const last = page.locator('.choices .choice').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.hover();
  await expect(page.locator('.preview')).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
});

test('on a phone the folded list keeps what cannot be done by pointing at the table', {
  tag: '@phone-only',
}, async ({ page }) => {
  await bringIn(page, await gameAt('negotiate', orcs));
  await expect(page.locator('.question-fold')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.picker button').first()).toBeVisible();
  await expect(page.locator('.choices .choice', { hasText: 'push Orc' }).first()).toBeHidden();
  await expect(page.locator('.choices .choice', { hasText: 'Let Orc' })).toBeVisible();
  await page.locator('.question-fold').click();
  await expect(page.locator('.choices .choice', { hasText: 'push Orc' }).first()).toBeVisible();
  // A choice of rewards is a list with the board below.
  await bringIn(page, await gameAt('fallen', orcs));
  await expect(page.locator('.choices .choice', { hasText: 'No reward' })).toBeVisible();
  await expect(page.locator('.home-drawing')).toBeVisible();
});
