import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const square = (page: Page, name: string) => page.locator(`.square-picker [data-square="${name}"]`);
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const players = (page: Page, n: number) =>
  page
    .getByRole('group', { name: /^(Players|Spieler)$/ })
    .getByRole('radio', { name: String(n), exact: true })
    .check();
const kept = (page: Page) => page.locator('[data-ownership]');

test('a map is tapped in, kept, undone, shared, and asked for by the next tool', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/en/battalia/tools/map/');
  await players(page, 6);
  await expect(page.getByText('77 squares are left.')).toBeVisible();
  await brush(page, 'Gate 3');
  await square(page, 'f3').click();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3: Stormgate 3, Red Canyons');
  await expect(page.getByText('76 squares are left.')).toBeVisible();
  await expect(page.getByText('light square; he goes round in 30 days and meets no corner.')).toBeVisible();
  // A gate that is laid elsewhere leaves its old place.
  await square(page, 'j2').click();
  await expect(square(page, 'f3')).toHaveAccessibleName('f3: empty');
  await expect(page.getByText('dark square; he meets a corner on the first day.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(square(page, 'f3')).toHaveAccessibleName(/Stormgate 3/);
  await brush(page, 'City');
  await page.getByLabel('Whose city').selectOption('Player 2');
  await page.getByLabel('Terrain').selectOption('Emerald Lakes');
  await square(page, 'g4').click();
  await expect(square(page, 'g4')).toHaveAccessibleName('g4: city of level 1, Player 2, Emerald Lakes');
  await expect(kept(page)).toHaveAttribute('data-ownership', 'own');
  expect(await findings(page)).toEqual([]);
  // Nothing runs over the edge.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const url = page.url();
  expect(url).toContain('#map1.');
  await page.reload();
  await expect(square(page, 'g4')).toHaveAccessibleName(/Player 2/);
  await expect(kept(page)).toHaveAttribute('data-ownership', 'own');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(square(page, 'g4')).toHaveAccessibleName('g4: empty');

  await page.goto('/en/battalia/tools/dawn/');
  await expect(square(page, 'f3')).toHaveAccessibleName(/Stormgate 3/);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(url.replace('/en/', '/de/'));
  await expect(square(elsewhere, 'g4')).toHaveAccessibleName('g4: Stadt der Stufe 1, Spieler 2, Smaragdseen');
  await expect(kept(elsewhere)).toHaveAttribute('data-ownership', 'foreign');
  await elsewhere.getByRole('button', { name: 'Diese als meine bewahren' }).click();
  await expect(kept(elsewhere)).toHaveAttribute('data-ownership', 'own');
});

test('on a phone the broad board is turned, so that a finger finds each square', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/en/battalia/tools/map/');
  await players(page, 6);
  await expect(page.locator('.map-board')).toHaveAttribute('data-turned', /.*/);
  const box = await square(page, 'f4').boundingBox();
  expect(Math.round(box!.width)).toBeGreaterThanOrEqual(44);
  expect(Math.round(box!.height)).toBeGreaterThanOrEqual(44);
});

test('another window does not write over the map, nor does a link', async ({ page, context }) => {
  await page.goto('/en/battalia/tools/map/');
  await brush(page, 'Gate 1');
  await square(page, 'b2').click();
  await expect(kept(page)).toHaveAttribute('data-ownership', 'own');
  const other = await context.newPage();
  await other.goto('/en/battalia/tools/map/');
  await expect(square(other, 'b2')).toHaveAccessibleName(/Stormgate 1/);
  await other
    .getByRole('group', { name: 'Cards on the board' })
    .getByRole('radio', { name: 'Ruins' })
    .check();
  await square(other, 'd4').click();
  await expect(kept(other)).toHaveAttribute('data-ownership', 'own');
  // The first window hears of it, goes on for itself, and keeps only when its owner says so.
  await expect(kept(page)).toHaveAttribute('data-ownership', 'differs');
  await square(page, 'f6').click();
  await expect(kept(page)).toHaveAttribute('data-ownership', 'differs');
  await other.reload();
  await expect(square(other, 'd4')).toHaveAccessibleName('d4: ruins');
  await expect(kept(other)).toHaveAttribute('data-ownership', 'own');
  await page.getByRole('button', { name: 'Keep this one as mine' }).click();
  await expect(kept(page)).toHaveAttribute('data-ownership', 'own');
  // What gave way can be fetched back.
  await page.getByText('Maps that gave way to another').click();
  await page.getByRole('button', { name: '4 players, 2 cards' }).click();
  await expect(square(page, 'd4')).toHaveAccessibleName('d4: ruins');
});

test('the board by keyboard alone, and random laying says what is missing', async ({ page }) => {
  await page.goto('/de/battalia/tools/map/');
  await players(page, 5);
  await expect(page.getByText('65 Felder sind frei.')).toBeVisible();
  await brush(page, 'Platz für eine Pforte');
  await square(page, 'f4').focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'f4')).toHaveAccessibleName('f4: Platz für eine Sturmpforte');
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'f3')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  // The corners that five players cut do not exist.
  await expect(square(page, 'c1')).toBeFocused();
  await expect(square(page, 'a1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pforten und Städte zufällig legen' }).click();
  await expect(page.locator('.desk-trouble')).toContainText('welche Fraktionen mitspielen');
  await page.getByText('Wer welche Fraktion spielt').click();
  for (let seat = 1; seat <= 5; seat++)
    await page
      .locator('.map-factions select')
      .nth(seat - 1)
      .selectOption({ index: seat });
  await page.getByRole('button', { name: 'Pforten und Städte zufällig legen' }).click();
  await expect(page.locator('.desk-trouble')).toContainText('markiert sind 2');
  for (const name of ['d3', 'h3', 'd5']) await square(page, name).click();
  await page.getByRole('button', { name: 'Pforten und Städte zufällig legen' }).click();
  await expect(page.getByText('60 Felder sind frei.')).toBeVisible();
  await expect(page.locator('.map-gates li')).toHaveCount(5);
});

test('whoever taps and leaves in the same moment finds the tap again', async ({ page }) => {
  await page.goto('/en/battalia/tools/map/');
  await brush(page, 'Gate 3');
  for (const name of ['a1', 'c3', 'e5']) {
    await square(page, name).evaluate((tapped: HTMLElement) => {
      tapped.click();
      location.href = '/en/battalia/tools/';
    });
    await page.waitForURL('/en/battalia/tools/');
    await page.goto('/en/battalia/tools/map/');
    await expect(square(page, name)).toHaveAccessibleName(`${name}: Stormgate 3, Red Canyons`);
    await brush(page, 'Gate 3');
  }
});

test('a broken link says so and changes nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/map/#map1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await expect(page.getByText('49 squares are left.')).toBeVisible();
});

test('valleys that do not fit say which square is in the way, beside their button; the next tools take the map', async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/map/');
  await players(page, 6);
  const marks = page.getByRole('group', { name: 'Printed on the board' });
  await marks.getByRole('radio', { name: 'Ruins' }).check();
  for (const name of ['d6', 'h2']) await square(page, name).click();
  await brush(page, 'Gate 3');
  await square(page, 'c6').click();
  await page.getByRole('button', { name: 'Lay the valleys' }).click();
  const why = page.locator('section', { has: page.getByRole('heading', { name: 'Lay at random' }) });
  await expect(why.locator('.desk-trouble')).toContainText('need c6 as well');
  await expect(why.locator('.desk-trouble')).toContainText('battalia.valleys.layout');
  await page.goto('/en/battalia/tools/valleys/');
  await expect(page.getByText('They are not drawn on your map:')).toBeVisible();
  await page.goto('/en/battalia/tools/map/');
  await brush(page, 'Take away');
  await square(page, 'c6').click();
  await page.getByRole('button', { name: 'Lay the valleys' }).click();
  await expect(square(page, 'c6')).toHaveAccessibleName('c6: valley card');
  await brush(page, 'Gate 3');
  await square(page, 'a1').click();
  await brush(page, 'Gate 5');
  await square(page, 'k1').click();
  await page.goto('/en/battalia/tools/valleys/');
  await expect(page.getByText('Centres: d6, h2. They lie around the ruins of your map.')).toBeVisible();
  await page.goto('/en/battalia/tools/storm/');
  await expect(page.getByText('These gates lie on the map.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'First gate' }).getByRole('radio')).toHaveCount(2);
});

test('the chosen stamp stays in view over the board, and paper shows the board alone', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/en/battalia/tools/map/');
  await players(page, 6);
  await page.getByRole('group', { name: 'Cards on the board' }).getByRole('radio', { name: 'Ruins' }).check();
  await square(page, 'k4').scrollIntoViewIfNeeded();
  await expect(page.locator('.map-chosen')).toBeInViewport();
  await expect(page.locator('.map-chosen')).toHaveText('A tap lays: Ruins');
  await expect(page.locator('.turned-hint')).toBeVisible();
  await square(page, 'k4').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.map-palette')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lay the valleys' })).toBeHidden();
  await expect(page.locator('.map-board')).toBeVisible();
});
