import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { bringIn, comeBack, enter, gameAt, sitDown } from './play.ts';

const space = (page: Page, name: string): Locator => page.locator('.space.lit', { hasText: name });
const bar = (page: Page): Locator => page.locator('.looked');

/** A finger that rests for a while and is lifted. */
async function rest(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// A mouse hovers, keys have a focus.
test.describe('with a finger', { tag: '@phone-only' }, () => {
  test('looking first: a tap shows what would come of it, a second one plays it; it is remembered', async ({
    page,
  }) => {
    await enter(page);
    await sitDown(page, { people: 2, seed: 1 });
    const eye = page.getByRole('button', { name: 'Look first' });
    await eye.tap();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await space(page, 'Wood gathering').tap();
    await expect(bar(page)).toContainText('+1');
    await expect(bar(page)).toContainText('Points now');
    await expect(bar(page)).toContainText('feeding');
    await expect(page.locator('.space.held')).toContainText('Wood gathering');
    await expect(page.locator('.space.held')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.question-text')).toContainText('Player 1');
    expect(await findings(page)).toEqual([]);
    // Looking at something else plays nothing; letting go neither.
    await space(page, 'Slash-and-burn').tap();
    await expect(bar(page)).toContainText('meadow/field');
    await expect(page.locator('.space.held')).toBeInViewport({ ratio: 0.9 });
    await bar(page).getByRole('button', { name: 'Close' }).tap();
    await expect(bar(page)).toHaveCount(0);
    await space(page, 'Wood gathering').tap();
    await space(page, 'Wood gathering').tap();
    await expect(page.locator('.question-text')).toContainText('Player 2');
    await expect(bar(page)).toHaveCount(0);
    // The button of the bar names what it does, and plays as well.
    await comeBack(page);
    await expect(page.locator('.question-text')).toContainText('Player 2');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await space(page, 'Supplies').tap();
    await bar(page)
      .getByRole('button', { name: /Supplies:/ })
      .tap();
    await expect(page.locator('.question-text')).toContainText('Player 1');
    await eye.tap();
    await expect(page.getByRole('status').filter({ hasText: 'long press' })).toBeVisible();
    await space(page, 'Logging').tap();
    await expect(page.locator('.question-text')).toContainText('Player 2');
  });

  test('whoever looks first before the page knows what a finger is goes on looking first', async ({
    page,
  }) => {
    await enter(page);
    // What watches fingers comes late.
    let come: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/*fingers*.js', async (route) => {
      await late;
      await route.continue();
    });
    await sitDown(page, { people: 2, seed: 1 });
    const eye = page.getByRole('button', { name: 'Look first' });
    await eye.tap();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    come();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('look-first'))).toBe('on');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await space(page, 'Wood gathering').tap();
    await expect(bar(page)).toContainText('+1');
  });

  test('looking first on the board and in the list, and keys play at once all the same', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.getByRole('button', { name: 'Look first' }).tap();
    await space(page, 'Slash-and-burn').tap();
    await space(page, 'Slash-and-burn').tap();
    await expect(page.locator('.question-text')).toContainText('meadow/field tile go');
    await page.locator('.picker [data-square="c4"]').tap();
    await page.locator('.picker [data-square="b4"]').tap();
    await expect(bar(page)).toContainText('Meadow on c4, field on b4');
    await expect(page.locator('.home-drawing .ghost')).toHaveCount(2);
    await page.locator('.picker [data-square="b4"]').tap();
    await expect(page.locator('.home-drawing .ghost')).toHaveCount(0);
    await expect(page.locator('.question-text')).toContainText('Where does');
    await page.locator('.question-fold').tap();
    const first = page.locator('.choices .choice').first();
    await first.tap();
    await expect(first).toHaveClass(/held/);
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('5');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
    await expect(page.locator('.log-step')).not.toHaveCount(1);
  });

  test('a long press looks without any switch, a tap plays at once', async ({ page }) => {
    await enter(page);
    await sitDown(page, { people: 2, seed: 1 });
    await rest(page, space(page, 'Supplies'));
    await expect(bar(page)).toContainText('+2');
    await page.waitForTimeout(300);
    await expect(page.locator('.question-text')).toContainText('Player 1');
    await space(page, 'Supplies').tap();
    await expect(page.locator('.question-text')).toContainText('Player 2');
    await space(page, 'Wood gathering').tap();
    await expect(page.locator('.question-text')).toContainText('Player 1');
  });
});

test('on a phone one line says what the bot did and what it brought, and leads to the log', {
  tag: '@phone-only',
}, async ({ page }) => {
  await enter(page);
  await sitDown(page, { bots: 1, seed: 1 });
  await space(page, 'Wood gathering').tap();
  const line = page.locator('.last-turn');
  await expect(page.locator('.question-text')).toContainText('Where does');
  await expect(line).toBeInViewport({ ratio: 1 });
  const taken = page.locator('.space.taken', { has: page.locator('[data-seat="1"]') });
  await expect(line).toContainText(await taken.locator('.space-name').innerText());
  await expect(line).toContainText('Bot');
  await expect(line.locator('.good').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await line.tap();
  await expect(page.locator('.log-list')).toBeVisible();
});

test('on a phone the folded list says where the choices are, and how many', {
  tag: '@phone-only',
}, async ({ page }) => {
  await bringIn(page, await gameAt('negotiate', { seats: 1, modules: ['fiends'] }));
  await expect(page.locator('.picker button').first()).toBeVisible();
  const squares = await page.locator('.picker button').count();
  const below = await page.locator('.choices li:not(.offered)').count();
  expect(squares).toBeGreaterThan(0);
  const says = page.locator('.question-rules');
  await expect(says).toContainText(squares === 1 ? '1 square lit' : `${squares} squares lit`);
  await expect(says).toContainText(`${below} below`);
  await expect(page.locator('.count-all')).toBeHidden();
  await page.locator('.question-fold').tap();
  await expect(page.locator('.count-all')).toHaveText(
    `${await page.locator('.choices .choice').count()} choices`,
  );
  await expect(page.locator('.count-lit')).toBeHidden();
});
