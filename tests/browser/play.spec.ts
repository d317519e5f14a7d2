import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';
import { enter, next, pressOn, sameScoresInNode, sitDown } from './play.ts';

test('a solo game is played from the setup to the score sheet by pressing offered buttons', {
  tag: '@phone',
}, async ({ page }) => {
  await enter(page);
  await sitDown(page, { seed: 11 });
  await pressOn(page, 5);
  await expect(page.locator('.score-sheet h2')).toHaveText(/−?\d+ points/);
  // Every row of the sheet adds up to the total below it.
  const sheet = await page.locator('.score-table').evaluate((table) => {
    const numbers = [...table.querySelectorAll('td .score-n')].map((cell) =>
      Number(cell.textContent.replace('−', '-')),
    );
    return { total: numbers.at(-1)!, sum: numbers.slice(0, -1).reduce((a, b) => a + b, 0) };
  });
  expect(sheet.total).toBe(sheet.sum);
  await sameScoresInNode(page);
});

test('a whole game is played with the keyboard alone', async ({ page }) => {
  await enter(page);
  await page.locator('.seed-field input').fill('23');
  await page.locator('.setup .button-strong').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  let roll = 9;
  for (let pressed = 0; pressed < 600; pressed++) {
    if (await page.locator('.score-sheet').isVisible()) break;
    const count = await page.locator('.choices .choice:visible').count();
    roll = next(roll);
    const choice = (roll >> 8) % Math.max(1, count);
    await page.keyboard.press('c');
    // The first nine have a number; the others are walked to.
    if (choice < 9) await page.keyboard.press(`${choice + 1}`);
    else {
      for (let i = 0; i < choice % 4; i++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.locator('.score-sheet')).toBeVisible();
});

test('the table fits on one screen without scrolling the page, and axe has nothing to object to in the middle of a game', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  if ((viewport?.width ?? 0) > 500) await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page);
  await sitDown(page, { people: 2, seed: 4 });
  await pressOn(page, 3, 30);
  expect(await findings(page)).toEqual([]);
  const over = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(over).toEqual([0, 0]);
});
