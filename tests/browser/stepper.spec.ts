import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addresses, htmlOf } from './pages.ts';

const address = '/en/simulators/examples/fiends-two-steps-left/';

test('an example is stepped to its end and back, by buttons and by keys, and every step cites its rule', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address);
  await page.waitForSelector('astro-island:not([ssr])');
  const text = page.locator('.stepper-text');
  const first = await text.textContent();
  const next = page.getByRole('button', { name: 'Next step' });
  const seen = [first];
  while (await next.isEnabled()) {
    await next.click();
    seen.push(await text.textContent());
    await expect(page.locator('.stepper-say a')).toHaveAttribute('href', /#fiends\./);
  }
  expect(new Set(seen).size).toBeGreaterThan(2);
  await next.evaluate((button) =>
    button.closest('.stepper')?.querySelector<HTMLButtonElement>('.stepper-dots button')?.focus(),
  );
  await page.keyboard.press('ArrowLeft');
  await expect(text).toHaveText(seen.at(-2) ?? '');
  await page.keyboard.press('Home');
  await expect(text).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Step 2', exact: true }).click();
  await expect(text).toHaveText(seen[1] ?? '');
  await page.locator('.stepper-say a').click();
  await expect(page.locator('.para:target')).toBeInViewport();
});

test('the rule page leads to the stepper', async ({ page }) => {
  await page.goto('/en/rules/base/dogs/');
  await page.getByRole('link', { name: 'Step through it' }).first().click();
  await expect(page.locator('.stepper')).toBeVisible();
});

test('every worked example is reached from the paragraph it belongs to', () => {
  const rules = addresses()
    .filter((address) => /^\/en\/(rules|tiles)\//.test(address))
    .map(htmlOf)
    .join();
  const names = readdirSync('content/caverna/examples').map((file) => file.replace('.json', ''));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !rules.includes(`href="/en/simulators/examples/${name}/"`))).toEqual([]);
});
