// What is asked of the worker that replays links and files of strangers, and the work itself. Whatever is in them, the
// page stays usable.

import type { Numbered } from './ask-worker.ts';
import { fromFile } from './file.ts';
import type { GameTypes, Rules } from './game.ts';
import { fromLink } from './game-link.ts';
import { failed, type OpenResult } from './opening.ts';

export interface ReplayTask extends Numbered {
  what: 'link' | 'file';
  text: string;
  /** For a file that names no game. */
  id: string;
}

export interface ReplayAnswer<G extends GameTypes> extends Numbered {
  result: OpenResult<G>;
}

/** Beside the page. */
export async function replayed<G extends GameTypes>(
  rules: Rules<G>,
  { ask, what, text, id }: ReplayTask,
): Promise<ReplayAnswer<G>> {
  try {
    const result = what === 'link' ? await fromLink(rules, text) : await fromFile(rules, text, id);
    return { ask, result };
  } catch {
    return { ask, result: failed('damaged') };
  }
}
