import { expect, type Page, test } from '@playwright/test';

const ADDRESS = '/en/battalia/tools/evening/';

/** Two players without a recorded board, who dealt their cards at the table. */
async function begin(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Players', { exact: true }).fill('2');
  await page.getByLabel('Players', { exact: true }).blur();
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByLabel('Player 2').fill('Bo');
  await page.getByRole('button', { name: 'Begin the evening' }).click();
  for (const faction of ['Bärfolk', 'Cloudborn', 'Emberians'])
    await page.getByRole('button', { name: faction, exact: true }).click();
  await page.getByRole('button', { name: 'Leave this to the table' }).click();
  await expect(page.getByText('Choose a start city')).toBeVisible();
  await page.getByRole('button', { name: 'Leave this to the table' }).click();
  await page.getByRole('button', { name: 'The start cards have been dealt' }).click();
  await expect(page.getByText('This team acts.')).toBeVisible();
}

const next = (page: Page) => page.locator('.evening-next');
const log = (page: Page) => page.locator('.evening-log');

test('an evening runs from the first faction to the first checkpoint and on to the winner @phone', async ({
  page,
}) => {
  await begin(page);
  await expect(log(page)).toContainText('Emberians lend their cards');
  for (let day = 1; day <= 7; day++) {
    await page.getByRole('button', { name: 'The turn of this team is over' }).click();
    await expect(next(page)).toContainText('for Bo');
    await page.getByRole('button', { name: 'The turn of this team is over' }).click();
    await expect(next(page)).toContainText('The day is over.');
    await page.getByRole('button', { name: 'Turn the Oracle' }).click();
    await expect(next(page)).toContainText('for Ada');
  }
  await expect(page.getByRole('heading', { name: 'Week 2, day 1' })).toBeVisible();
  await expect(log(page)).toContainText('Checkpoint 1.');
  await page.getByRole('button', { name: 'Agree to end the game here' }).click();
  await page.getByRole('button', { name: 'Count the score' }).click();
  await expect(next(page)).toContainText('A tie that stays: Ada, Bo.');
});

test('what was entered is there after a reload, undone and done again, and in the other language', async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await page.getByRole('textbox', { name: 'How often' }).fill('3');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(log(page)).toContainText('The deck of Ada has 16 cards now.');
  await page.reload();
  await expect(log(page)).toContainText('The deck of Ada has 16 cards now.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(log(page)).not.toContainText('16 cards');
  await page.getByRole('button', { name: 'Do again' }).click();
  await expect(log(page)).toContainText('16 cards');
  const [, hash] = page.url().split('#');
  await page.goto(`/de/battalia/tools/evening/#${hash}`);
  await expect(log(page)).toContainText('Das Deck von Ada hat jetzt 16 Karten.');
});

test('the second and the third checkpoint judge what was counted', async ({ page }) => {
  await begin(page);
  for (let day = 1; day <= 14; day++) {
    await page.getByRole('button', { name: 'The turn of this team is over' }).click();
    await expect(next(page)).toContainText('for Bo');
    await page.getByRole('button', { name: 'The turn of this team is over' }).click();
    await expect(next(page)).not.toContainText('for Bo');
    if (day === 14) break;
    await page.getByRole('button', { name: 'Turn the Oracle' }).click();
    await expect(next(page)).toContainText('for Ada');
  }
  await expect(next(page)).toContainText('Count your decks');
  await page.getByLabel('Ada', { exact: true }).fill('twenty');
  await page.getByLabel('Ada', { exact: true }).blur();
  await expect(page.getByRole('alert')).toContainText('whole number');
  await page.getByLabel('Ada', { exact: true }).fill('24');
  await page.getByRole('button', { name: 'Count Ada' }).click();
  await expect(next(page)).toContainText('Ada: 24 cards');
  await page.getByLabel('Bo', { exact: true }).fill('19');
  await page.getByRole('button', { name: 'Count Bo' }).click();
  await expect(log(page)).toContainText('Ada, King: gained (24 cards, 24 needed).');
  await expect(log(page)).toContainText('Bo, Queen: not reached (19 cards, 20 needed).');
});

test('a link opens the position elsewhere; a broken one says so and loses nothing', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.locator('.evening-log')).toContainText('Emberians lend their cards');
  await elsewhere.goto(`${link.slice(0, -9)}`);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('alert')).toContainText('Nothing was changed');
  await expect(elsewhere.locator('.evening-list li')).toHaveCount(1);
  await other.close();
});

test('the keyboard alone is enough, and focus is never lost', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Begin the evening' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Week 1, day 1' })).toBeFocused();
  for (let n = 0; n < 4; n++) {
    await page.locator('.evening-choices button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.evening-log li')).toHaveCount(n + 1);
    const lost = await page.evaluate(() => document.activeElement === document.body);
    expect(lost).toBe(false);
  }
});

test('the demonstration says what it is, runs by itself, and stops when it is told to', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Watch a demonstration' }).click();
  await expect(page.getByText('Nobody plays here.')).toBeVisible();
  await expect(page.locator('.evening-log li')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stands = await page.locator('.evening-log li').count();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.evening-log li').nth(stands)).toBeVisible();
});
