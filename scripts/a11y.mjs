// `npm run a11y`: axe over every page of the site, both themes, phone and desktop.
import { spawnSync } from 'node:child_process';

const run = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'accessibility'], {
  stdio: 'inherit',
  env: { ...process.env, A11Y: 'all' },
});
process.exitCode = run.status ?? 1;
