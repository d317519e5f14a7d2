// npm run scenario [-- FILE…]
// Runs scenario files (one scenario or a list of them each) and says what was different; without a file, all of them.

import { globSync, readFileSync } from 'node:fs';
import {
  installBoxes,
  isSheet,
  runScenario,
  runSheet,
  type Scenario,
} from '../../src/caverna/engine/index.ts';
import { readArgs } from '../../src/caverna/lab/args.ts';

await installBoxes();
const args = readArgs(process.argv.slice(2));
let failed = 0;
let run = 0;
const files =
  args.rest.length > 0 ? args.rest : globSync('content/caverna/scenarios/{base,fiends,folk}/*.json').sort();
for (const file of files) {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as Scenario | Scenario[];
  for (const scenario of Array.isArray(parsed) ? parsed : [parsed]) {
    const report = isSheet(scenario) ? runSheet(scenario) : runScenario(scenario);
    run++;
    if (!report.ok) failed++;
    console.log(`${report.ok ? 'holds ' : 'BREAKS'} ${report.name}`);
    for (const problem of report.problems) console.log(`       ${problem}`);
  }
}
console.log(`${run - failed} of ${run} scenarios hold.`);
process.exit(failed > 0 || run === 0 ? 1 : 0);
