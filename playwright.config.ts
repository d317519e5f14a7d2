import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = Number(process.env.PORT ?? 4329);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  reporter: [['list']],
  // Against what hangs, never against what is slow: machines are shared.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    serviceWorkers: 'block',
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
  projects: [
    {
      name: 'desktop',
      // What only a narrow screen or a finger can show.
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], colorScheme: 'light' },
    },
    {
      // What does not depend on the width of the screen is shown on the desktop alone.
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: `node scripts/astro.mjs preview --port ${port}`,
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
  },
});
