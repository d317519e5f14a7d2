// The worker that replays links and files of strangers. `open.ts` talks to it.

import { type ReplayTask, replayed } from '../../table/replay.ts';
import { rules } from '../table/rules.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ReplayTask>) => {
  self.postMessage(await replayed(rules, data));
});
