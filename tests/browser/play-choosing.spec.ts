import { expect, type Page, test } from '@playwright/test';
import { enter, pressOn, sitDown } from './play.ts';

/** Presses the choice with these words. */
const press = (page: Page, words: RegExp) =>
  page.locator('.choices .choice', { hasText: words }).first().click();

/** Opens the list of choices where a phone has folded it. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator('.question-fold[aria-expanded="false"]');
  if (await fold.isVisible()) await fold.click();
}

test.describe('with a wide screen', () => {
  test('a tile over two squares is placed on the board: first square, then a lit partner', async ({
    page,
  }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.locator('.space.lit', { hasText: 'Slash-and-burn' }).click();
    await expect(page.locator('.question-text')).toHaveText(/Where/);
    const squares = page.locator('.picker button');
    // base.tiles.forest.first: the first tile covers the square before the entrance.
    const first = await squares.evaluateAll((list) => list.map((one) => one.getAttribute('data-square')));
    expect(first).toContain('c4');
    await page.locator('.picker [data-square="c4"]').click();
    await expect(page.locator('.picked')).toContainText('c4');
    // Escape lets go of it again.
    await page.keyboard.press('Escape');
    await expect(page.locator('.picked')).toHaveCount(0);
    await page.locator('.picker [data-square="c4"]').click();
    await page.locator('.picker [data-square="b4"]').click();
    await expect(page.locator('.log')).toContainText('c4');
    await expect(page.locator('.picker [data-square="c4"]')).toHaveCount(0);
  });

  test('the board is walked with arrow keys and picked with Enter', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.keyboard.press('a');
    await expect(page.locator('.space:focus')).toBeVisible();
    await page.locator('.space.lit', { hasText: 'Slash-and-burn' }).focus();
    await page.keyboard.press('Enter');
    // The board asks for squares only once the move is drawn.
    await expect(page.locator('.question-text')).toHaveText(/meadow\/field/);
    await page.keyboard.press('b');
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-square'));
    await expect(page.locator('.picker [data-square]:focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.picked')).toBeVisible();
    await expect(page.locator('.picker [data-square]:focus')).toBeVisible();
    expect(await at()).toMatch(/^[a-f][1-4]$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log-step')).not.toHaveCount(0);
  });

  test('a key that leads somewhere takes nobody away from where they have gone meanwhile', async ({
    page,
  }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    const stayed = await page.locator('.space.lit', { hasText: 'Slash-and-burn' }).evaluate(async (space) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      (space as HTMLElement).focus();
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      return document.activeElement === space;
    });
    expect(stayed).toBe(true);
  });

  test('pointing at a choice shows its result and changes nothing', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    const hand = () => page.locator('.hand-n').allInnerTexts();
    const before = await hand();
    await page.locator('.choices .choice', { hasText: 'Logging' }).hover();
    await expect(page.locator('.preview')).toContainText('+3');
    await expect(page.locator('.hand-by').first()).toHaveText('+3');
    expect(await hand()).toEqual(before);
    await page.mouse.move(5, 5);
    await expect(page.locator('.hand-by')).toHaveCount(0);
  });

  test('why something is not possible is one tap away, with its rule', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.locator('.space', { hasText: 'Blacksmithing' }).click();
    await expect(page.locator('.why')).toContainText('Blacksmithing');
    await expect(page.locator('.why .rule-link').first()).toHaveAttribute(
      'href',
      /\/en\/.+#base\.space\.blacksmithing/,
    );
    await page.getByRole('tab', { name: 'Tiles' }).click();
    await page.getByPlaceholder('Search tiles').fill('carpen');
    await expect(page.locator('.offer')).toHaveCount(1);
    await expect(page.locator('.offer-take')).toContainText('why not?');
    await page.locator('.offer-take').click();
    await expect(page.locator('.why li').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carpenter: rule page' })).toHaveAttribute(
      'href',
      '/en/tiles/carpenter/',
    );
  });

  test('without a network it says no more than that it is not possible, and the game goes on', async ({
    page,
  }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.route(/\.js$/, (route) => route.abort());
    await page.locator('.space', { hasText: 'Blacksmithing' }).click();
    await expect(page.locator('.why')).toHaveText('Blacksmithing: not possible now');
    await expect(page.locator('.why li')).toHaveCount(0);
    await page.locator('.choices .choice', { hasText: 'Logging' }).click();
    await expect(page.locator('.table')).toHaveAttribute('data-moves', '1');
  });

  test('with the setting, a turn ends only after a word, and can be taken back whole', async ({ page }) => {
    await enter(page);
    await sitDown(page, { people: 2, seed: 1 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByLabel('Ask before a turn ends').check();
    await page.keyboard.press('Escape');
    await press(page, /Wood gathering/);
    await expect(page.locator('.turn-over')).toBeVisible();
    await page.getByRole('button', { name: 'Take the whole turn back' }).click();
    await expect(page.locator('.question-text')).toContainText('Player 1');
    await press(page, /Wood gathering/);
    await page.getByRole('button', { name: /End the turn: Player 2/ }).click();
    await expect(page.locator('.question-text')).toContainText('Player 2');
  });

  test('a tablet held upright shows spaces, board, decision and log at once', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await enter(page);
    await sitDown(page, { people: 2, seed: 1 });
    const parts = [
      '.space-list',
      '.home-drawing .home-board',
      '.forecast',
      '.choice',
      '.preview',
      '.log-list',
      '.seats',
    ];
    for (const part of parts)
      await expect(page.locator(part).first()).toBeInViewport({ ratio: part === '.log-list' ? 0.1 : 1 });
    const boxes = await page.locator('.part').evaluateAll((list) =>
      list.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1,
        ).toBe(true);
    await page.getByRole('tab', { name: 'Tiles' }).click();
    await expect(page.locator('.tile-list').first()).toBeInViewport();
    await expect(page.locator('.home-drawing .home-board')).toBeInViewport({ ratio: 1 });
    const square = await page.locator('.home-drawing svg').evaluate((svg) => svg.clientWidth / 6.6);
    expect(square).toBeGreaterThan(43);
  });

  test('a log line goes back by a button that fingers and pointers hit', async ({ page }) => {
    await enter(page);
    await sitDown(page, { people: 2, seed: 1 });
    await press(page, /Wood gathering/);
    const box = await page.locator('.log-jump').first().boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(43.5);
    await page.locator('.log-jump').first().click();
    await expect(page.locator('.question-text')).toContainText('Player 1');
  });

  test('Ctrl Z and Ctrl Y undo and redo as everywhere', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await pressOn(page, 1, 4);
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    await expect(redo).toBeDisabled();
    await page.keyboard.press('Control+z');
    await expect(redo).toBeEnabled();
    await page.keyboard.press('Control+y');
    await expect(redo).toBeDisabled();
  });

  test('a key pressed in the very moment a move is drawn acts on that move', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.decide button[data-choice]')!.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    });
    await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeEnabled();
  });

  test('? lists the keys', async ({ page }) => {
    await enter(page);
    await sitDown(page, { seed: 1 });
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Arrow keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('on a phone the question stays in view, and every part of the table is one tap away', {
  tag: '@phone-only',
}, async ({ page }) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 1 });
  const tabs = page.locator('.view-tabs button');
  const parts = ['.home-drawing', '.space-list', '.tile-list', '.seats', '.log-list'];
  for (const [i, part] of parts.entries()) {
    await tabs.nth(i).click();
    await expect(page.locator(part).first()).toBeVisible();
    await expect(page.locator('.question-text')).toBeInViewport();
  }
  await unfold(page);
  await press(page, /Wood gathering/);
  await expect(page.locator('.question-text')).toContainText('Player 2');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table button, .table a.icon-button, .table summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ says: one.textContent || one.ariaLabel, ...one.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(({ says, width, height }) => `${says}: ${width} × ${height}`),
  );
  expect(small).toEqual([]);
});
