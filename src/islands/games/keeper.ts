// What keeps the games of one kind on this device. Every change of a game is noted before the table answers. Folding
// the notes into the stored game waits for the picture: nothing is lost if it never comes to that.

import type { GameTypes, Rules } from '../../table/game.ts';
import { type Journal, openJournal } from '../../table/journal.ts';
import { openRecords } from '../../table/records.ts';
import type { Session } from '../../table/session.ts';
import { deviceSlate } from '../../table/slate.ts';
import { openStore, type Store } from '../../table/store.ts';
import { anyId } from '../chance.ts';
import { ownMemory } from '../use-draft.ts';
import { stayAt } from './place.ts';

/** Shows a game in the address; what it returns keeps a later picture of it from coming. */
export type ShowGame<G extends GameTypes> = (session: Session<G>) => () => void;

export interface Keeper<G extends GameTypes> {
  /** The name under which these games lie on the device. */
  device: string;
  /** This window, as others know it: a new name whenever the page is opened. */
  tab: string;
  /** The games on this device; opened once. */
  games(): Promise<Store<G>>;
  keep(session: Session<G>): void;
  /** Folds in what waits; resolves when it is stored. */
  keepNow(): Promise<void>;
  /** Hears where each state of a game has been kept. */
  whenKept(listener: (session: Session<G>, kept: 'device' | 'memory') => void): () => void;
  /** For a device that keeps nothing; fetched. */
  inAddress(): Promise<{ show: ShowGame<G> }>;
  /** What is known before the first game is drawn. */
  known: { fleeting: boolean; show: ShowGame<G> | null };
}

const SOON = 60;

export function openKeeper<G extends GameTypes>(
  rules: Rules<G>,
  inAddress: Keeper<G>['inAddress'],
): Keeper<G> {
  const tab = typeof crypto === 'undefined' ? '' : anyId();
  let notes: Journal<G> | null = null;
  let opened: Promise<Store<G>> | null = null;
  let waiting: Session<G> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onKept: Parameters<Keeper<G>['whenKept']>[0] = () => undefined;

  const journal = (): Journal<G> => {
    notes ??= openJournal(rules, deviceSlate(), tab, Date.now, ownMemory());
    return notes;
  };
  const games = (): Promise<Store<G>> => {
    opened ??= openRecords(rules.device).then((records) => openStore(rules, records, journal(), Date.now));
    return opened;
  };
  async function keepNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const session = waiting;
    waiting = null;
    if (!session) return;
    const kept = await (await games()).save(session);
    onKept(session, kept);
  }
  return {
    device: rules.device,
    tab,
    games,
    keepNow,
    inAddress,
    known: { fleeting: false, show: null },
    keep(session) {
      const noted = journal().write(session);
      stayAt(rules.device, session);
      // Another game has come to the table: the one before is not forgotten.
      if (waiting && waiting.id !== session.id) keepNow();
      waiting = session;
      if (noted) timer ??= setTimeout(keepNow, SOON);
      else keepNow();
    },
    whenKept(listener) {
      const listening = new AbortController();
      onKept = listener;
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.hidden) keepNow();
        },
        listening,
      );
      return () => {
        onKept = () => undefined;
        listening.abort();
      };
    },
  };
}
