// npm run scenario [-- FILE…]
// Asks scenario files and says what was different; without a file, all of them.

import { globSync, readFileSync } from 'node:fs';
import { askScenario, type Scenario } from '../../src/battalia/engine/index.ts';

const given = process.argv.slice(2);
const files = given.length > 0 ? given : globSync('content/battalia/scenarios/*.json').sort();
let asked = 0;
let failed = 0;
for (const file of files)
  for (const scenario of JSON.parse(readFileSync(file, 'utf8')) as Scenario[]) {
    const wrong = askScenario(scenario);
    asked++;
    if (wrong.length > 0) failed++;
    console.log(
      `${wrong.length === 0 ? 'holds ' : 'BREAKS'} ${scenario.no ? `${scenario.no}. ` : ''}${scenario.name}`,
    );
    for (const difference of wrong) console.log(`       ${difference}`);
  }
console.log(`${asked - failed} of ${asked} scenarios hold.`);
process.exit(failed > 0 || asked === 0 ? 1 : 0);
