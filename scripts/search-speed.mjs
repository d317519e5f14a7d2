// `npm run search-speed`: what a first search fetches and how long it takes, and each one after it, on this machine and
// with the CPU four times slower. Bytes are those on the wire where the host packs files, as nearly all do.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/** Three of the tuning half for each language. */
const tuning = JSON.parse(readFileSync('tests/search/questions/tuning.json', 'utf8'));
const languages = [...new Set(tuning.map(({ language }) => language))];
const questions = languages.map((language) => [
  language,
  tuning
    .filter((each) => each.language === language)
    .slice(0, 3)
    .map(({ question }) => question),
]);
const slower = [1, 4];

const server = await serve(4333);
const browser = await chromium.launch({ executablePath: findChromium() });
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Types a question letter by letter without the pause, and says how long each list took to be drawn. */
const typed = (page, question) =>
  page.evaluate(async (asked) => {
    const input = document.querySelector('.search input');
    const after = document.querySelector('.search-after');
    const times = [];
    for (let length = 4; length <= asked.length; length++) {
      const drawn = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(after, { childList: true });
      });
      input.value = asked.slice(0, length);
      const from = performance.now();
      // Enter and change search at once; a letter waits for the next one first.
      document.querySelector('.search select').dispatchEvent(new Event('change'));
      await drawn;
      times.push(performance.now() - from);
    }
    return times;
  }, question);

try {
  console.log('language  CPU    first search: requests, kB, ms    each after it: median, slowest ms');
  for (const [language, asked] of questions)
    for (const rate of slower) {
      const page = await browser.newPage();
      const client = await page.context().newCDPSession(page);
      await page.goto(`${server.address}/${language}/`, { waitUntil: 'networkidle' });
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      let bytes = 0;
      let requests = 0;
      const bodies = [];
      page.on('response', (response) => {
        requests++;
        bodies.push(
          response.body().then(
            (body) => {
              bytes += Math.min(body.length, gzipSync(body, { level: 9 }).length);
            },
            () => undefined,
          ),
        );
      });
      const from = performance.now();
      await page.keyboard.press('Control+k');
      await page.locator('.search input').fill(asked[0]);
      await page.locator('.hit').first().waitFor();
      const first = performance.now() - from;
      await page.waitForLoadState('networkidle');
      await Promise.all(bodies);
      const times = [];
      const counted = [requests, bytes];
      for (const question of asked) {
        // Once for its texts, then to be timed.
        await typed(page, question);
        times.push(...(await typed(page, question)));
      }
      console.log(
        `${language.padEnd(9)} ${`1/${rate}`.padEnd(6)} ${String(counted[0]).padStart(23)} ${(counted[1] / 1000).toFixed(0).padStart(4)} ${first.toFixed(0).padStart(4)} ${median(times).toFixed(0).padStart(29)} ${Math.max(
          ...times,
        )
          .toFixed(0)
          .padStart(4)}`,
      );
      await page.close();
    }
} finally {
  await browser.close();
  server.stop();
}
