// What the replay worker is asked and answers; the work itself, so that tests run it without a worker.

import { fromFile } from '../../table/file.ts';
import { fromLink } from '../../table/game-link.ts';
import { failed, type OpenResult } from '../../table/opening.ts';

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
