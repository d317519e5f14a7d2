// Opening a stranger's link or file beside the page: whatever is in it, the page stays usable.

import { openDesk } from '../../table/ask-worker.ts';
import { failed, type OpenResult } from '../../table/opening.ts';
import { installFor } from '../table/install.ts';
import type { ReplayAnswer } from './replay-task.ts';

const LONGEST = 12_000;

const desk = openDesk(() => new Worker(new URL('./replay.ts', import.meta.url), { type: 'module' }));

/** `id` is for a file that names no game: draw one by lot. */
export async function openSafely(what: 'link' | 'file', text: string, id: string): Promise<OpenResult> {
  try {
    const answer = (await desk.ask({ what, text, id }, LONGEST)) as ReplayAnswer;
    const { result } = answer;
    // The box was installed beside the page; the page itself has to know it, too.
    const game = result.ok ? result.value.session?.timeline.points[0]?.game : undefined;
    if (game) await installFor(game.setup);
    return result;
  } catch {
    return failed('tooLong');
  }
}
