import { expect, test } from '@playwright/test';
import { addresses } from './pages.ts';

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

test('every quick sheet fits on one page of paper', async ({ page }) => {
  const sheets = addresses().filter((address) => address.includes('/sheets/'));
  expect(sheets.filter((address) => address.startsWith('/en/tools/')).length).toBe(12);
  expect(sheets.filter((address) => address.includes('/battalia/')).length).toBe(8);
  const long: string[] = [];
  for (const sheet of sheets) {
    await page.goto(sheet);
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' },
    });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (pages !== 1) long.push(`${sheet}: ${pages} pages`);
  }
  expect(long).toEqual([]);
});
