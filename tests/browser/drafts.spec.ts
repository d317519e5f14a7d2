// What somebody has typed or put together is there again after a reload at once, until it has been used.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { installFiends, parse } from '../../src/caverna/engine/index.ts';
import { startCampaign } from '../../src/caverna/table/campaign.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session } from '../../src/caverna/table/types.ts';
import { playOn } from '../../src/table/timeline.ts';
import { bringIn, enter, sitDown } from './play.ts';

interface Played {
  seed: number;
  lines: string[];
}

/** The first game of a campaign, won: its points can be spent. */
async function wonGame(): Promise<Session> {
  await installFiends();
  const { games } = JSON.parse(readFileSync('tests/caverna/engine/campaign.json', 'utf8')) as {
    games: Played[];
  };
  const { seed, lines } = games[0]!;
  const begun = startCampaign({ side: 'easy', seed, id: 'campaign-one', name: 'Winter' });
  if (!begun.ok) throw new Error(begun.error.code);
  let { timeline } = begun.value;
  for (const line of lines) {
    const move = parse(line);
    const played = move.ok ? playOn(rules, timeline, move.value) : move;
    if (!played.ok) throw new Error(line);
    timeline = played.value;
  }
  return { ...begun.value, timeline };
}

test('the basket of the shop is there after a reload, and gone once it is bought', async ({ page }) => {
  await bringIn(page, await wonGame());
  await page.goto('/en/play/campaign/');
  await page.getByRole('button', { name: /Winter/ }).click();
  const basket = page.locator('.shop-basket li');
  const add = page.locator('.shop-choices button:enabled');
  await add.first().click();
  await expect(basket).toHaveCount(1);
  const chosen = await basket.allInnerTexts();
  await page.reload();
  await expect(basket).toHaveText(chosen);
  await basket.getByRole('button').click();
  await page.reload();
  await expect(page.locator('.shop')).toContainText('Nothing yet');
  await expect(basket).toHaveCount(0);
  await add.last().click();
  await page.reload();
  await expect(basket).toHaveCount(1);
  await page.getByRole('button', { name: 'Deal game 2' }).click();
  await expect(page.locator('.table')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('basket'))),
  ).toEqual([]);
  // The campaign goes on with its second game, which has nothing to spend yet.
  await page.goto('/en/play/campaign/');
  await page.getByRole('button', { name: /Winter/ }).click();
  await expect(page.locator('.sheet')).toBeVisible();
  await expect(page.locator('.shop')).toHaveCount(0);
});

const again = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
};

test('a campaign that is about to begin, seats without a seed, a pasted scenario and a link are kept', async ({
  page,
}) => {
  await page.goto('/en/play/campaign/');
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('Strength of the orcs').selectOption('hard');
  await again(page);
  await expect(page.getByLabel('Name')).toHaveValue('Autumn');
  await expect(page.getByLabel('Strength of the orcs')).toHaveValue('hard');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/en/play/campaign/');
  await expect(page.getByLabel('Name')).toHaveValue('');

  await page.goto('/en/simulators/folk-draft/');
  await page.getByLabel('Name, Player 1').fill('Anna');
  await page.getByLabel('Seed').fill('');
  await again(page);
  await expect(page.getByLabel('Name, Player 1')).toHaveValue('Anna');
  await expect(page.getByLabel('Seed')).toHaveValue(/^\d+$/);

  // Longer than any one text that is let in from outside.
  const long = `{"given": ${' '.repeat(30_000)}`;
  await page.goto('/en/simulators/orc-event/');
  await page.getByText('Paste a scenario').click();
  const pasted = page.getByRole('textbox', { name: /scenario file/ });
  await pasted.fill(long);
  await again(page);
  await page.getByText('Paste a scenario').click();
  await expect(pasted).toHaveValue(long);

  await page.goto('/en/play/replay/');
  const link = page.locator('.watch-link input');
  await link.fill('game1.AAAA');
  await page.locator('.watch-link button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Refused, it can be mended.
  await expect(link).toHaveValue('game1.AAAA');
  await again(page);
  await expect(link).toHaveValue('game1.AAAA');
});

test('what was tried on a folk’s position goes on after a reload', async ({ page }) => {
  await page.goto('/en/simulators/folk/silicoids/#feed');
  await page.getByRole('button', { name: 'Show me the next step' }).click();
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toBeEnabled();
  const told = await page.locator('.trial-side').innerText();
  await page.reload();
  await expect(back).toBeEnabled();
  await expect.poll(() => page.locator('.trial-side').innerText()).toBe(told);
  await back.click();
  await page.reload();
  await expect(page.locator('.trial-choices').first()).toBeVisible();
  await expect(back).toBeDisabled();
});

test('names typed in the menu of the table are kept letter by letter, blanks too', async ({ page }) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await open();
  await page.locator('.menu-name input').pressSequentially('Long winter');
  const seat = page.locator('.menu-seat input').first();
  await seat.fill('');
  await seat.pressSequentially('Anna B');
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  await open();
  await expect(page.locator('.menu-name input')).toHaveValue('Long winter');
  await expect(seat).toHaveValue('Anna B');
});
