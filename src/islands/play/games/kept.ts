import { anyShelf } from '../../../session/shelf.ts';
import { openStore, type Store } from '../../../session/store.ts';

let opened: Promise<Store> | null = null;

/** The games on this device; opened once. */
export function keptGames(): Promise<Store> {
  opened ??= anyShelf().then((shelf) => openStore(shelf, Date.now));
  return opened;
}
