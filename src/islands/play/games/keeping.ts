// A game is written down after every move, but first the table answers: the writing waits for the picture.

import type { Session } from '../../../session/session.ts';
import { keptGames } from './kept.ts';

const SOON = 60;

let waiting: Session | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes down what waits; resolves when it is kept. */
export async function keepNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const session = waiting;
  waiting = null;
  if (session) await (await keptGames()).save(session);
}

export function keepSoon(session: Session): void {
  // Another game has come to the table: the one before is not forgotten.
  if (waiting && waiting.id !== session.id) keepNow();
  waiting = session;
  timer ??= setTimeout(keepNow, SOON);
}

/** Who closes the page or turns the phone over loses nothing. */
export function keepOnLeaving(): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', keepNow);
    document.removeEventListener('visibilitychange', hidden);
  };
}
