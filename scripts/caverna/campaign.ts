// Looks for five seeds with which a bot wins a whole campaign, and writes the games down:
//   npm run campaign -- --side easy --seed 1 --tries 200 --save tests/caverna/engine/campaign.json

import { writeFileSync } from 'node:fs';
import { installFiends, newCampaign } from '../../src/caverna/engine/index.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { playOn } from '../../src/caverna/lab/campaign.ts';

await installFiends();
const args = readArgs(process.argv.slice(2));
const side = args.options.side === 'hard' ? 'hard' : 'easy';
const { campaign, games } = playOn(
  newCampaign(side),
  numberOption(args, 'seed', 1),
  numberOption(args, 'tries', 200),
);
for (const [i, { seed, points }] of games.entries())
  console.log(`game ${i + 1}: seed ${seed}, ${points} points`);
const won = campaign.games.length === 5;
console.log(won ? `won with ${campaign.games.at(-1)!.total} points` : `lost in game ${games.length + 1}`);
if (won && args.options.save)
  writeFileSync(args.options.save, `${JSON.stringify({ side, games }, null, 2)}\n`);
