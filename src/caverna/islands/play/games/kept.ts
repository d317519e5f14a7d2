import { anyId } from '../../../../islands/chance.ts';
import { openJournal } from '../../../../table/journal.ts';
import { openRecords } from '../../../../table/records.ts';
import { openStore } from '../../../../table/store.ts';
import { rules } from '../../../table/rules.ts';
import type { Journal, Store } from '../../../table/types.ts';

/** This window, as others know it: a new name whenever the page is opened. */
export const TAB = typeof crypto === 'undefined' ? '' : anyId();

function slate(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

let notes: Journal | null = null;

/** What this window notes of its games before the table answers. */
export function journal(): Journal {
  notes ??= openJournal(rules, slate('localStorage'), TAB, Date.now, slate('sessionStorage'));
  return notes;
}

let opened: Promise<Store> | null = null;

/** The games on this device; opened once. */
export function keptGames(): Promise<Store> {
  opened ??= openRecords(rules.device).then((records) => openStore(rules, records, journal(), Date.now));
  return opened;
}
