// Opening a stranger's link or file beside the page: whatever is in it, the page stays usable.

import { askWorker } from '../../table/ask-worker.ts';
import { openBeside } from '../../table/open-beside.ts';
import type { ReplayAnswer, ReplayTask } from '../../table/replay.ts';
import { type Battalia, rules } from '../table/rules.ts';
import type { OpenResult } from '../table/types.ts';

const worker = askWorker<ReplayTask, ReplayAnswer<Battalia>>(
  () => new Worker(new URL('./replay.ts', import.meta.url), { type: 'module' }),
);

/** `id` is for a file that names no evening: draw one by lot. */
export const openSafely = (what: 'link' | 'file', text: string, id: string): Promise<OpenResult> =>
  openBeside(rules, worker, { what, text, id });
