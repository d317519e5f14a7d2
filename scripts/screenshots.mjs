// `npm run screenshots`: the pictures the README shows, taken from the built site.
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const port = 4332;
const shots = [
  { file: 'docs/home.png', address: '/en/', width: 1280, height: 800, colorScheme: 'light' },
  {
    file: 'docs/phone.png',
    address: '/en/rules/base/work/#base.work.ruby',
    width: 360,
    height: 740,
    colorScheme: 'dark',
  },
];

const server = spawn(process.execPath, ['scripts/astro.mjs', 'preview', '--port', String(port)]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const { file, address, width, height, colorScheme } of shots) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file });
    await page.close();
    console.log(file);
  }
} finally {
  await browser.close();
  server.kill();
}
