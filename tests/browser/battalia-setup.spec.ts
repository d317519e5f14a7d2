import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const line = (page: Page, text: RegExp | string) => page.locator('.setup-lines li', { hasText: text });

test('a setup follows the players and the edition, keeps its ticks, and travels by link', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await page.goto('/en/battalia/tools/setup/');
  await expect(page.locator('.setup-lacks')).toContainText('Fate cards are in the crowdfunding edition only');
  await expect(line(page, 'Neutral cities')).toContainText('marker 6');
  await page.getByRole('radio', { name: '5', exact: true }).first().check();
  await expect(page.locator('.setup-lacks')).toContainText('Ruins: 2 cards are needed, and you have 1');
  await expect(line(page, 'the board addition')).toContainText('65 squares stay');
  await page.getByRole('radio', { name: 'Crowdfunding', exact: true }).check();
  await expect(page.locator('.setup-lacks')).toHaveCount(0);
  await expect(line(page, 'Fate:')).toContainText('3 cards');
  await line(page, 'Stardust').getByRole('checkbox').check();
  await line(page, 'Chests').getByRole('checkbox').check();
  await expect(page.locator('.setup-progress')).toContainText('2 of');
  await page.reload();
  await expect(line(page, 'Chests').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Chests').getByRole('checkbox')).not.toBeChecked();
  await expect(line(page, 'Stardust').getByRole('checkbox')).toBeChecked();
  expect(await findings(page)).toEqual([]);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(line(elsewhere, 'Stardust').getByRole('checkbox')).toBeChecked();
  await expect(line(elsewhere, 'the board addition')).toContainText('65 squares stay');
});

test('zu dritt: Startspieler, Reihenfolge und Pforten, allein mit der Tastatur', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/de/battalia/tools/setup/');
  await page.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  for (const [place, faction] of [
    [1, '6'],
    [2, '3'],
    [3, '1'],
  ] as const) {
    await page.getByLabel(`Fraktion: Spieler ${place}`).focus();
    await page.keyboard.press(faction);
  }
  await expect(page.locator('.setup-gates')).toContainText('Bei 2, 4, 5 noch einmal würfeln.');
  await expect(page.locator('.setup-chips li')).toHaveText([/Bärenvolk/, /Glutjünger/, /Sonnentreue/]);
  await page.getByRole('button', { name: 'Startspieler auslosen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk-answer')).toContainText(/Spieler [123] beginnt\. Fraktionen wählen/);
  await line(page, 'Truhen').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.setup-progress')).toContainText(/^1 von/);
  expect(await findings(page)).toEqual([]);
});

test('the draft goes on with the players of the setup', async ({ page }) => {
  await page.goto('/en/battalia/tools/setup/');
  await page.getByLabel('Name at place 2').fill('Ben');
  await page.getByLabel('Name at place 2').blur();
  await page.getByLabel('Faction: Player 1').selectOption({ label: '5 · Wolfsclan' });
  await page.getByRole('link', { name: 'Draft with these players' }).click();
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ben');
  await expect(page.getByLabel('Faction: Player 1')).toHaveValue('wolfsclan');
});

test('King’s Bridge says what it needs, and everything ticked is ready', async ({ page }) => {
  await page.goto('/en/battalia/tools/setup/');
  await page.getByRole('radio', { name: '6', exact: true }).first().check();
  await page.getByRole('radio', { name: 'With King’s Bridge' }).check();
  await expect(page.locator('.setup-lacks')).toContainText('this game lays out 12, and you have 5');
  await expect(line(page, 'Rings:')).toContainText('36 in all');
  await expect(line(page, 'Ruins:')).toHaveCount(0);
  for (const box of await page.locator('.setup-lines input').all()) await box.check();
  await expect(page.locator('.setup-progress')).toContainText('Everything is laid out');
  await page.getByRole('button', { name: 'Untick all' }).click();
  await expect(page.locator('.setup-progress')).toContainText('0 of');
});

test('the largest setup fits on one page of paper', async ({ page }) => {
  for (const language of ['en', 'de']) {
    await page.goto(`/${language}/battalia/tools/setup/`);
    await page.getByRole('radio', { name: '6', exact: true }).first().check();
    await page
      .getByRole('radio', { name: language === 'en' ? 'With King’s Bridge' : 'Mit der Königsbrücke' })
      .check();
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '16mm', bottom: '16mm', left: '14mm', right: '14mm' },
    });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test('a broken link to a setup says so and changes nothing', async ({ page }) => {
  await page.goto('/en/battalia/tools/setup/#setup1.AAAA');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await expect(page.locator('.setup-lines li').first()).toBeVisible();
});
