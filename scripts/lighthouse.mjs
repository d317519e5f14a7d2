// `npm run lighthouse [address …]`: the scores of the built site, phone and desktop. Lighthouse is large, so it is
// fetched on demand and not a dependency.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const version = '13.5.0';
const port = 4331;
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : ['/en/', '/en/rules/base/round/'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Performance is measured on a shared machine: three points are noise. */
const floor = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run';

mkdirSync('test-results', { recursive: true });
function measure(page, form) {
  const out = `test-results/lighthouse-${form}.json`;
  const args = [
    '--yes',
    `lighthouse@${version}`,
    `http://localhost:${port}${page}`,
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const run = spawnSync('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
  });
  if (run.status !== 0) throw new Error('Lighthouse did not run.');
  const report = JSON.parse(readFileSync(out, 'utf8'));
  return Object.fromEntries(
    categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
  );
}

const server = await serve(port);
let low = 0;
try {
  console.log(`${'page'.padEnd(30)} ${'form'.padEnd(8)} ${categories.join('  ')}`);
  for (const page of pages)
    for (const form of ['mobile', 'desktop']) {
      const scores = measure(page, form);
      const row = categories.map((name) => String(scores[name]).padStart(name.length)).join('  ');
      console.log(`${page.padEnd(30)} ${form.padEnd(8)} ${row}`);
      low += categories.filter((name) => scores[name] < floor[name]).length;
    }
} finally {
  server.stop();
}
if (low > 0) console.error(`${low} scores are below what this site promises.`);
process.exitCode = low > 0 ? 1 : 0;
