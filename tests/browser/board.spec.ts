import { expect, type Page, test } from '@playwright/test';
import { lookOver } from './axe.ts';

const example = '/en/simulators/examples/fiends-two-steps-left/';

/** Steps on until orc A stands elsewhere; its drawing is kept hold of from the start. */
async function walk(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.goto(example);
  await page.waitForSelector('astro-island:not([ssr])');
  const orc = page.locator('.thing-place:has(.thing-orc)').first();
  const drawing = await orc.elementHandle();
  const start = await orc.getAttribute('style');
  const next = page.getByRole('button', { name: 'Next step' });
  while ((await orc.getAttribute('style')) === start && (await next.isEnabled())) await next.click();
  expect(await orc.getAttribute('style')).not.toBe(start);
  return drawing;
}

test('an orc glides from square to square and stays the same drawing', { tag: '@phone' }, async ({
  page,
}) => {
  const orc = await walk(page, 'no-preference');
  const running = await orc.evaluate((node) => node.getAnimations().length);
  expect(running).toBe(1);
  await expect.poll(() => orc.evaluate((node) => node.getAnimations().length)).toBe(0);
  expect(await orc.evaluate((node) => node.isConnected)).toBe(true);
});

test('whoever wants no motion sees the orc on its new square at once', async ({ page }) => {
  const orc = await walk(page, 'reduce');
  expect(await orc.evaluate((node) => node.getAnimations().length)).toBe(0);
});

test('a page with boards has nothing that axe objects to', { tag: '@phone' }, async ({ page }) => {
  await lookOver(page, example);
});
