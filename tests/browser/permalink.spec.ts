import { expect, test } from '@playwright/test';

const paragraph = '#base\\.work\\.order';

test('a paragraph’s id copies its permanent link, and the link highlights the paragraph', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/rules/base/work/');
  await page.locator(paragraph).hover();
  await page.getByRole('link', { name: 'Copy the link to base.work.order' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/en/rules/base/work/#base.work.order`);

  await page.goto('/en/');
  await page.goto(copied);
  const target = page.locator(paragraph);
  await expect(target).toBeInViewport();
  const marks = await target.evaluate((node) => ({
    outline: getComputedStyle(node).outlineStyle,
    label: getComputedStyle(node, '::before').content,
  }));
  expect(marks.outline).toBe('solid');
  expect(marks.label).toContain('You followed a link');
});

test('a link from elsewhere opens on its paragraph at once, however far down; on the page it is a glide', async ({
  page,
}) => {
  await page.goto('/en/rules/folk/open-questions/#folk.open.clumsyOne');
  const top = (): Promise<number> =>
    page.locator('#folk\\.open\\.clumsyOne').evaluate((node) => node.getBoundingClientRect().top);
  const first = await top();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(300);
  await page.waitForTimeout(300);
  expect(Math.abs((await top()) - first)).toBeLessThan(30);
  await page.getByRole('link', { name: 'Overhang' }).first().focus();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('the id shows when it is reached by keyboard', async ({ page }) => {
  await page.goto('/en/guide/');
  const id = page.getByRole('link', { name: 'Copy the link to codex.guide.rule' });
  await id.focus();
  await expect(id).toHaveCSS('opacity', '1');
  await expect(id).toHaveText('codex.guide.rule');
});

test('a term explains itself on focus, and Escape puts the explanation away', async ({ page }) => {
  await page.goto('/en/rules/base/work/');
  const term = page.locator('.term').first();
  await term.getByRole('link').focus();
  await expect(term.locator('.term-text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(term.locator('.term-text')).toBeHidden();
});
