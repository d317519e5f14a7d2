// Makes sure the browser tests have a Chromium: one on the machine, else Debian's, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const ready = () => findChromium() !== undefined || existsSync(chromium.executablePath());

/** The ways to get a browser, from the one that disturbs the machine least. */
const ways = [
  {
    possible: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    steps: [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
    ],
  },
  {
    possible: () => true,
    steps: [[process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']]],
  },
];

if (!ready()) {
  console.log('No Chromium on this machine; fetching one for the tests (once) …');
  for (const { possible, steps } of ways) {
    if (ready() || !possible()) continue;
    for (const [command, args] of steps)
      spawnSync(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
}
if (!ready()) {
  console.error(
    'No browser could be installed: please install Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
  );
  process.exit(1);
}
