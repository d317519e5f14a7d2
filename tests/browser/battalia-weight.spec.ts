import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { toolNames } from '../../src/battalia/site/tools.ts';

const most = 120_000;

for (const tool of toolNames)
  test(`the tool ${tool} fetches at most ${most / 1000} kB of scripts`, async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    });
    await page.goto(`/en/battalia/tools/${tool}/`);
    await page.locator('.desk').first().waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = [...fetched].reduce(
      (sum, path) => sum + gzipSync(readFileSync(`dist${path}`), { level: 9 }).length,
      0,
    );
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
