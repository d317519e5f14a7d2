// `npm run screenshots`: the pictures the README shows, taken from the built site.
import { execFileSync, spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const port = 4332;
const pages = [
  { file: 'docs/home.png', address: '/en/', width: 1280, height: 800, colorScheme: 'light' },
  {
    file: 'docs/phone.png',
    address: '/en/rules/base/work/#base.work.ruby',
    width: 360,
    height: 740,
    colorScheme: 'dark',
  },
];
/** The table in the middle of a game, on a phone, a tablet and a laptop. */
const tables = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
].flatMap((size) =>
  ['light', 'dark'].map((colorScheme) => ({
    ...size,
    colorScheme,
    file: `docs/table-${size.width}-${colorScheme}.png`,
  })),
);
/** A game of four orcs and two farmers, played by bots and left in round 9. */
const sample = [
  'scripts/caverna/sample.ts',
  '--module',
  'fiends',
  '--players',
  '2',
  '--seed',
  '5',
  '--round',
  '9',
];

const server = spawn(process.execPath, ['scripts/astro.mjs', 'preview', '--port', String(port)]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const open = ({ width, height, colorScheme }) =>
  browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

try {
  for (const shot of pages) {
    const page = await open(shot);
    await page.goto(`http://localhost:${port}${shot.address}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: shot.file });
    await page.close();
    console.log(shot.file);
  }
  const buffer = execFileSync(process.execPath, sample);
  for (const shot of tables) {
    const page = await open(shot);
    await page.goto(`http://localhost:${port}/en/play/`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.waitForSelector('.table');
    // Once it is kept, the game lies on the table without a word about where it came from.
    await page.waitForTimeout(500);
    await page.reload();
    await page.waitForSelector('.table');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: shot.file });
    await page.close();
    console.log(shot.file);
  }
} finally {
  await browser.close();
  server.kill();
}
