// Opening a stranger's link or file beside the page.

import type { AskedWorker } from './ask-worker.ts';
import type { GameTypes, Rules } from './game.ts';
import { failed, type OpenResult } from './opening.ts';
import type { ReplayAnswer, ReplayTask } from './replay.ts';

const LONGEST = 12_000;

/** `id` is for a file that names no game: draw one by lot. */
export async function openBeside<G extends GameTypes>(
  rules: Rules<G>,
  worker: AskedWorker<ReplayTask, ReplayAnswer<G>>,
  question: Omit<ReplayTask, 'ask'>,
): Promise<OpenResult<G>> {
  try {
    const { result } = await worker.ask(question, LONGEST);
    // What the setup needs was installed beside the page; the page itself has to have it, too.
    const game = result.ok ? result.value.session?.timeline.points[0]?.game : undefined;
    if (game) await rules.install?.(game.setup);
    return result;
  } catch {
    return failed('tooLong');
  }
}
