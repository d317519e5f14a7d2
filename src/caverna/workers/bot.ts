// The worker in which bots think. `think.ts` talks to it.

import { type ThinkTask, thought } from './bot-task.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ThinkTask>) => {
  self.postMessage(await thought(data));
});
