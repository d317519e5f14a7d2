// The worker that reckons odds and best answers. `reckon.ts` talks to it.

import { type OddsTask, reckoned } from './odds-task.ts';

self.addEventListener('message', async ({ data }: MessageEvent<OddsTask>) => {
  self.postMessage(await reckoned(data));
});
