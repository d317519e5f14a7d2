// Every change of a game is noted before the table answers. Folding the notes into the stored game waits for the
// picture: nothing is lost if it never comes to that.

import type { Session } from '../../../table/types.ts';
import { journal, keptGames } from './kept.ts';
import { stayAt } from './place.ts';

const SOON = 60;

let waiting: Session | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let onKept: (session: Session, kept: 'device' | 'memory') => void = () => undefined;

/** Folds in what waits; resolves when it is stored. */
export async function keepNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const session = waiting;
  waiting = null;
  if (!session) return;
  const kept = await (await keptGames()).save(session);
  onKept(session, kept);
}

export function keep(session: Session): void {
  const noted = journal().write(session);
  stayAt(session);
  // Another game has come to the table: the one before is not forgotten.
  if (waiting && waiting.id !== session.id) keepNow();
  waiting = session;
  if (noted) timer ??= setTimeout(keepNow, SOON);
  else keepNow();
}

/** Hears where each state of a game has been kept. */
export function whenKept(listener: typeof onKept): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  onKept = listener;
  document.addEventListener('visibilitychange', hidden);
  return () => {
    onKept = () => undefined;
    document.removeEventListener('visibilitychange', hidden);
  };
}
