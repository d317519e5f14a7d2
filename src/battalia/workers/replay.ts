// Replays what a stranger has sent, beside the page.

import type { ReplayTask } from '../../table/replay.ts';
import { replayed } from '../../table/replay.ts';
import { rules } from '../table/rules.ts';

addEventListener('message', async ({ data }: MessageEvent<ReplayTask>) => {
  postMessage(await replayed(rules, data));
});
