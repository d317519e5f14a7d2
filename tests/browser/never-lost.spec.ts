// What was played is there again, however the page was left, whatever other tabs do and however the device refuses.
// KILLS=200 npx playwright test never-lost   kills the page as often as that; every run kills it a few times.

import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { enter, pressOn, sitDown } from './play.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const WAITS = [0, 1, 5, 20, 60];
const WAYS = ['reload', 'link', 'close', 'crash'] as const;

/** How many moves of this game are stored. */
const storedMoves = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cave-farmers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const id = location.hash.replace('#game=', '');
          const reading = opening.result.transaction('games').objectStore('games').get(id);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.facts.moves ?? -1);
          };
        };
      }),
  );

const movesOnTable = (page: Page): Promise<number> =>
  page.locator('.table').evaluate((table) => Number(table.getAttribute('data-moves')));

/** Every writing takes most of a second. */
const slowDisk = (): void => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    const until = performance.now() + 700;
    const busy = (): void => {
      if (performance.now() < until) this.get('nothing').onsuccess = busy;
      else put.call(this, value, key);
    };
    busy();
    return undefined as never;
  };
};

/** Plays one move and leaves so many milliseconds later; gives the page on which to look again. */
async function playAndLeave(
  context: BrowserContext,
  page: Page,
  way: (typeof WAYS)[number],
  wait: number,
): Promise<Page> {
  const address = page.url();
  const leaving = way === 'reload' || way === 'link';
  const gone = leaving ? page.waitForEvent('domcontentloaded') : null;
  await page
    .evaluate(
      ([how, after]) => {
        document.querySelector<HTMLElement>('.decide button[data-choice]')!.click();
        const leave = (): void => {
          if (how === 'reload') location.reload();
          if (how === 'link') location.assign('/en/rules/base/round/');
        };
        if (after === 0) leave();
        else setTimeout(leave, Number(after));
      },
      [way, wait] as const,
    )
    .catch(() => undefined);
  await gone;
  if (way === 'close') {
    if (wait) await page.waitForTimeout(wait);
    await page.close();
  }
  if (way === 'crash') {
    if (wait) await page.waitForTimeout(wait);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }
  if (way === 'reload') return page;
  const next = way === 'link' ? page : await context.newPage();
  await next.goto(address);
  return next;
}

for (const disk of ['as it is', 'slow'] as const)
  test(`a move is there again after leaving at once, the disk ${disk}`, async ({ context }) => {
    test.setTimeout(60_000 + KILLS * 5000);
    if (disk === 'slow') await context.addInitScript(slowDisk);
    let page = await context.newPage();
    await enter(page);
    await sitDown(page, { seed: 5 });
    const lost: string[] = [];
    for (let i = 0; i < KILLS / 2; i++) {
      const wait = WAITS[i % WAITS.length]!;
      const way = WAYS[Math.floor(i / WAITS.length) % WAYS.length]!;
      await expect(page.locator('.decide button[data-choice]').first()).toBeVisible();
      const before = await movesOnTable(page);
      page = await playAndLeave(context, page, way, wait);
      await expect(page.locator('.table')).toBeVisible();
      const after = await movesOnTable(page);
      if (after !== before + 1) lost.push(`${way} after ${wait} ms: ${before} → ${after}`);
      // Whoever has played to the end begins anew.
      if ((await page.locator('.score-sheet').count()) > 0) {
        await enter(page);
        await sitDown(page, { seed: 100 + i });
      }
    }
    expect(lost).toEqual([]);
    await expect.poll(() => storedMoves(page)).toBe(await movesOnTable(page));
  });

const choose = (page: Page, n: number): Promise<void> =>
  page
    .locator('.decide button[data-choice]')
    .nth(n)
    .evaluate((button: HTMLElement) => button.click());

test('two tabs on one game keep both lines, know of each other and offer what the other played', {
  tag: '@phone',
}, async ({ page, context }) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 5);
  const start = await movesOnTable(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.table')).toHaveAttribute('data-moves', `${start}`);
  await expect(page.locator('.kept-notes')).toContainText('another tab');
  await expect(other.locator('.kept-notes')).toContainText('another tab');
  await choose(page, 0);
  await choose(other, 1);
  await choose(other, 0);
  await expect(other.locator('.table')).toHaveAttribute('data-moves', `${start + 2}`);
  const offer = page.getByRole('button', { name: 'Show what was played there' });
  await expect(offer).toBeVisible();
  // Nothing changes by itself; asked for, it comes, and the own line is still there.
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${start + 1}`);
  await offer.click();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${start + 2}`);
  await other.close();
  await expect(page.locator('.kept-notes')).toHaveCount(0);
  await page.reload();
  // The page has a menu of its own until the table is there.
  await expect(page.locator('.table')).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('.menu-lines summary').click();
  await expect(page.locator('.menu-lines button')).toHaveCount(1);
});

/** Nothing may be kept, as in a window where storage is blocked. */
const refused = (): void => {
  const no = (): never => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = no;
  Storage.prototype.setItem = no;
};

/** Full: what is there can be read, nothing can be added. */
const full = (): void => {
  const no = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = no;
  Storage.prototype.setItem = no;
};

test('where nothing is kept the table says so, and the game lives in the address', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(refused);
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 12);
  await expect(page.locator('.kept-notes')).toContainText('address');
  const moves = await movesOnTable(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-moves', `${moves}`);
  const seen = await movesOnTable(page);
  let address = '';
  await expect(async () => {
    const last = address;
    address = page.url();
    expect(address).toMatch(/#game1\./);
    expect(address).toBe(last);
  }).toPass();
  await page.goto('/en/rules/base/round/');
  await page.goBack();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${seen}`);
  // Also what had been taken back.
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  while (await redo.isEnabled()) await redo.click();
  expect(await movesOnTable(page)).toBe(moves);
});

test('a device that is full keeps what it has, and the game goes on in the address', async ({
  page,
  context,
}) => {
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 6);
  const kept = page.url();
  const before = await movesOnTable(page);
  await page.evaluate(full);
  await pressOn(page, 3, 4);
  await expect(page.locator('.kept-notes')).toContainText('address');
  const after = await movesOnTable(page);
  await expect(page).toHaveURL(/#game1\./);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${after}`);
  // The games that were there are there; with room again, so is the rest.
  const later = await context.newPage();
  await later.goto(kept);
  await expect(later.locator('.table')).toHaveAttribute('data-moves', `${after}`);
  expect(after).toBeGreaterThan(before);
});

test('a board that is being built is there again after a reload, and after “Change the table”', async ({
  page,
  context,
}) => {
  const wood = page.getByRole('spinbutton', { name: 'Wood' }).first();
  await page.goto('/en/simulators/orc-event/');
  await expect(page.locator('.event-table')).toBeVisible();
  const before = Number(await wood.inputValue());
  await wood.fill(`${before + 3}`);
  await page.reload();
  await expect(wood).toHaveValue(`${before + 3}`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByRole('button', { name: 'Change the table' }).click();
  await page.reload();
  await expect(wood).toHaveValue(`${before + 3}`);
  // A second window goes on with it, and does not write over it.
  const other = await context.newPage();
  await other.goto('/en/simulators/orc-event/');
  const there = other.getByRole('spinbutton', { name: 'Wood' }).first();
  await expect(there).toHaveValue(`${before + 3}`);
  await there.fill('9');
  await page.reload();
  await expect(wood).toHaveValue(`${before + 3}`);
  await page.locator('.earlier summary').click();
  await page.locator('.earlier button').first().click();
  await expect(wood).toHaveValue('9');
});

/** A busy machine: short links take half a second. */
const slowPacking = (): void => {
  const Real = CompressionStream;
  globalThis.CompressionStream = class {
    readable: ReadableStream;
    writable: WritableStream;
    constructor(format: CompressionFormat) {
      const real = new Real(format);
      const wait = new TransformStream({
        async transform(part, out) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          out.enqueue(part);
        },
      });
      this.writable = real.writable;
      this.readable = real.readable.pipeThrough(wait);
    }
  } as typeof CompressionStream;
};

/** Presses a button, and reloads as the very next thing that happens. */
async function pressAndReload(page: Page, button: Locator): Promise<void> {
  const gone = page.waitForEvent('domcontentloaded');
  await button.evaluate((one: HTMLElement) => {
    one.click();
    setTimeout(() => location.reload());
  });
  await gone;
}

test('a choice on an expedition and in an orc event is there again after a reload right behind it', async ({
  page,
}) => {
  await page.addInitScript(slowPacking);
  await page.goto('/en/simulators/expedition/');
  await page.getByRole('spinbutton', { name: 'Weapon strength', exact: true }).fill('9');
  await page.getByRole('button', { name: 'Set out' }).click();
  await expect(page.locator('.loot-list').first()).toBeVisible();
  await expect(page.locator('.loot-taken')).toHaveCount(0);
  await pressAndReload(page, page.locator('.loot-list button').first());
  await expect(page.locator('.loot-taken')).toHaveCount(1);

  await page.goto('/en/simulators/orc-event/');
  await page.getByRole('radio', { name: 'I enter the cards' }).check();
  await page.getByRole('button', { name: 'Begin event 1' }).click();
  await expect(page.locator('.event-stage')).toHaveText('Draw');
  await pressAndReload(page, page.getByRole('button', { name: /^M\d-\d+: / }).first());
  await expect(page.locator('.event-stage')).toHaveText('Bribe or push');
});

test('where nothing is kept a move is in the address before anybody can leave', async ({ page }) => {
  await page.addInitScript(refused);
  await page.addInitScript(slowPacking);
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await expect(page.locator('.kept-notes')).toContainText('address');
  await expect(page).toHaveURL(/#game1\./);
  for (let i = 0; i < 6; i++) {
    await expect(page.locator('.decide button[data-choice]').first()).toBeVisible();
    const before = await movesOnTable(page);
    await pressAndReload(page, page.locator('.decide button[data-choice]').first());
    await expect(page.locator('.table')).toHaveAttribute('data-moves', `${before + 1}`);
  }
});
