import { expect, test } from '@playwright/test';

test('on paper the chrome is gone, the paper white, and the rules are there', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/rules/base/round/');
  await page.evaluate(() => {
    const closed = document.createElement('details');
    closed.innerHTML = '<summary>Closed</summary><p id="inside">opened on paper</p>';
    document.querySelector('.prose')?.append(closed);
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.header', '.crumbs', '.toc', '.chapters', '.footer nav', '.skip'])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.locator('#base\\.round\\.phases')).toBeVisible();
  await expect(page.locator('#inside')).toBeVisible();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
});
