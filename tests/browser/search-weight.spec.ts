import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const most = 180_000;
const mostRequests = 20;

for (const { language, question } of [
  { language: 'en', question: 'can dogs watch sheep in the forest' },
  { language: 'en', question: 'how many points is a ruby mine worth at the end of the game' },
  { language: 'de', question: 'Was kostet ein Zaubertrank?' },
])
  test(`a first search fetches at most ${most / 1000} kB with everything counted: ${question}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`, { waitUntil: 'networkidle' });
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      bodies.push(
        response.body().then(
          (body) => Math.min(body.length, gzipSync(body, { level: 9 }).length),
          () => 0,
        ),
      );
    });
    await page.keyboard.press('Control+k');
    await page.locator('.search input').fill(question);
    await expect(page.locator('.hit')).toHaveCount(8);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(bodies.length).toBeLessThanOrEqual(mostRequests);
  });
