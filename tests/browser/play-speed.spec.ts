import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { enter, pressOn, sitDown } from './play.ts';

test('choosing a move answers within 100 ms on a device four times slower', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 500, 'measured once');
  await enter(page);
  await sitDown(page, { people: 2, seed: 7 });
  await pressOn(page, 1, 60);
  const cdp = await page.context().newCDPSession(page);
  // Time this page spends on it, not time that other work on the machine takes from it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const spent: number[] = [];
  for (let move = 0; move < 20; move++) {
    const before = await busy();
    await pressOn(page, move + 3, 1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    spent.push((await busy()) - before);
  }
  spent.sort((a, b) => a - b);
  const median = spent[spent.length / 2]!;
  expect(4 * median, `four times ${spent.map(Math.round).join(', ')} ms`).toBeLessThan(100);
});

test('all scripts of the table, with orcs and rulings, weigh at most 170 kB; the bots think beside the page', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 500, 'bytes are the same on every screen');
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Workers have threads, and engines, of their own.
    if (pathname.endsWith('.js') && !/\/(bot|replay)-[^/]+$/.test(pathname)) fetched.add(pathname);
  });
  await enter(page);
  await page.locator('.rulings summary').click();
  await sitDown(page, { box: 'fiends', people: 2, seed: 7 });
  await pressOn(page, 1, 20);
  const sizes = [...fetched].map((path) => gzipSync(readFileSync(`dist${path}`), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThanOrEqual(170_000);
});
