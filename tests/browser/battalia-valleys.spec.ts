import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';

test('from the edge into the valley: a road, a building, what is left behind the backs, and the same by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/valleys/');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Tool').fill('1');
  await field('Tool').press('Enter');
  await page.getByText('The other backs, and why not').click();
  await expect(page.getByText('Your hero must stand right beside this card, not askew.')).toBeVisible();
  await page
    .getByRole('button', { name: 'Road in the north, Valley of Kings: Discover it for 2 frimen' })
    .click();
  await expect(page.getByText('discovers the road in the north of the Valley of Kings')).toBeVisible();
  await page.getByRole('button', { name: 'Valley of Kings, north, road', exact: true }).click();
  await page.getByRole('button', { name: 'My hero stands here' }).click();
  await page
    .getByRole('button', { name: 'Building in the north-west, Valley of Kings: Discover it for 1 tool' })
    .click();
  await expect(page.getByRole('heading', { name: 'Turn the card in the north-west' })).toBeVisible();
  await page.getByRole('button', { name: 'Stable chance 1/4 (25%)' }).click();
  await expect(page.getByText('finds the Stable in the Valley of Kings')).toBeVisible();
  const odds = page.getByRole('table', { name: /Valley of Kings/ });
  await expect(odds.getByRole('row', { name: 'Smithy' })).toContainText('1/3');
  await expect(odds.getByRole('row', { name: 'Stable' })).toContainText('✓ P1');
  await page.getByRole('radio', { name: 'Smithy' }).check();
  await expect(page.getByText('On average 2 discoveries until it shows.')).toBeVisible();
  await page.getByRole('button', { name: 'Take Horse' }).click();
  await expect(page.getByRole('row', { name: 'P1 Stable 2 taken' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(page).toHaveURL(/#valleys1\./);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('row', { name: 'P1 Stable 2 taken' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: 'P1 Stable 2 taken' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('row', { name: 'P1 Stable 2 open' })).toBeVisible();
  await page.getByRole('button', { name: 'Do again', exact: true }).click();
  await expect(page.getByRole('row', { name: 'P1 Stable 2 taken' })).toBeVisible();
});

test('a centre defends with the buildings of its valley, and does not take them along', async ({ page }) => {
  await page.goto('/de/battalia/tools/valleys/');
  const square = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [corner, building] of [
    ['Nordosten', 'Schmiede'],
    ['Südosten', 'Stall'],
    ['Südwesten', 'Arena'],
  ] as const) {
    await square(`Tal der Könige, ${corner}, Gebäude, verdeckt`).click();
    await page.getByText('Welches Gebäude liegt hier offen?').click();
    await page.getByRole('button', { name: `${building}, Spieler 1`, exact: true }).click();
  }
  await square('Tal der Könige, Zentrum, Stadtzentrum').click();
  await page.getByRole('button', { name: 'Spieler 1', exact: true }).click();
  await expect(page.getByText('10 = 4 + 2 (Schmiede) + 2 (Stall) + 2 (Arena), Spieler 1')).toBeVisible();
  // Three corners are open: the fourth is certain.
  await expect(page.getByRole('row', { name: 'Rathaus' })).toContainText('1');
  await expect(page.getByText('1 Anordnung ist noch möglich.')).toBeVisible();
  await page.getByRole('button', { name: 'Spieler 2', exact: true }).click();
  await expect(page.getByText('4 = 4, Spieler 2')).toBeVisible();
  await expect(page.getByRole('row', { name: /^S1 Schmiede, Stall, Arena 6/ })).toBeVisible();
});

test('with the keyboard alone a ring goes over the pass and through its gate', async ({ page }) => {
  await page.goto('/en/battalia/tools/valleys/');
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('f4, Mountain Pass');
  await press('My hero stands here');
  await press('Take a ring here');
  await expect(page.getByText('Another player rolls: which gate?')).toBeVisible();
  await press('4 Emerald Lakes');
  await expect(page.getByText('Player 1, hero 1: to gate 4')).toBeVisible();
  // The pressed button is gone: the heading of its panel has the focus.
  await expect(page.getByRole('heading', { name: 'Mountain Pass', exact: true })).toBeFocused();
  await press('My hero jumps from gate 4');
  await press('A fate card');
  await expect(page.getByText('Nobody carries a ring.')).toBeVisible();
});

test('on the bridge a deal shows its change in points before it is made', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/battalia/tools/valleys/');
  await page.getByText('Setup and open points').click();
  await page.getByRole('group', { name: 'Players', exact: true }).getByRole('radio', { name: '4' }).check();
  await page.getByRole('radio', { name: 'King’s Bridge' }).check();
  await page.getByRole('button', { name: 'I jump from gate 1: spend its ring' }).click();
  await expect(page.getByText('looks at 2 Great Artefacts under gate 1 and keeps one')).toBeVisible();
  await expect(page.getByRole('row', { name: '1 1 P2 P3 P4' })).toBeVisible();
  await page.getByRole('button', { name: 'f4, King’s Bridge' }).first().click();
  await page.getByRole('button', { name: 'My hero stands here' }).click();
  await page.getByRole('button', { name: 'City 1, level 1: raise it by: one more' }).click();
  await expect(page.getByText('Victory points +1, cards in the deck −1')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in 1 Great Artefact' }).click();
  await expect(page.getByText('This stop’s deal is made.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City 1', exact: true })).toHaveValue('2');
});

test('bad numbers and broken links change nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/valleys/#valleys1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  const tool = page.getByRole('textbox', { name: 'Tool', exact: true });
  for (const bad of ['x', '-3', '99999', '1.5']) {
    await tool.fill(bad);
    await tool.press('Enter');
    await expect(page.getByText('Please enter a whole number from 0 to 20.')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /Discover it for 1 tool/ })).toHaveCount(0);
});
