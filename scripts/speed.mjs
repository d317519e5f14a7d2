// `npm run speed`: how long the table takes to answer a move on a device four times slower than this one.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'play-speed', '--project=desktop', '--workers=1'],
  { stdio: 'inherit', env: { ...process.env, SPEED: 'yes' } },
);
process.exitCode = run.status ?? 1;
