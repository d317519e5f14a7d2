// What the replay worker is asked and answers; the work itself, so that tests run it without a worker.

import { fromFile } from '../session/file.ts';
import { fromLink } from '../session/game-link.ts';
import { failed, type OpenResult } from '../session/opening.ts';

export interface ReplayTask {
  ask: number;
  what: 'link' | 'file';
  text: string;
  /** For a file that names no game. */
  id: string;
}

export interface ReplayAnswer {
  ask: number;
  result: OpenResult;
}

export async function replayed({ ask, what, text, id }: ReplayTask): Promise<ReplayAnswer> {
  try {
    return { ask, result: what === 'link' ? await fromLink(text) : await fromFile(text, id) };
  } catch {
    return { ask, result: failed('damaged') };
  }
}
