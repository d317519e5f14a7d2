import { expect, type Page, test } from '@playwright/test';
import type { FrameKind, SetupRequest } from '../../src/caverna/engine/index.ts';
import { bringIn, comeBack, gameAt } from './play.ts';

const seen = async (page: Page): Promise<string[]> => [
  (await page.locator('.question-text').textContent()) ?? '',
  ...(await page.locator('.decide [data-choice]').allTextContents()),
  ...(await page.locator('.hand-n').allTextContents()),
];

const solo: SetupRequest = { seats: 1 };
const orcs: SetupRequest = { seats: 1, modules: ['fiends'] };
const moments: [name: string, kind: FrameKind, setup: SetupRequest][] = [
  ['placing a dwarf', 'work', solo],
  ['placing a tile', 'build', solo],
  ['an expedition', 'loot', solo],
  ['feeding', 'feed', solo],
  ['breeding', 'breed', solo],
  ['an orc event', 'negotiate', orcs],
  ['a reward', 'fallen', orcs],
];

for (const [name, kind, setup] of moments)
  test(`a reload in the middle of ${name} goes on where it was`, async ({ page }) => {
    await bringIn(page, await gameAt(kind, setup));
    const before = await seen(page);
    expect(before.length).toBeGreaterThan(2);
    await comeBack(page);
    await expect(page.locator('.table')).toBeVisible();
    await expect.poll(() => seen(page)).toEqual(before);
    // And it can be played on.
    await page
      .locator('.decide [data-choice]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => seen(page)).not.toEqual(before);
  });
