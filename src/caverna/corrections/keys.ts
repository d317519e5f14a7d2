// Where "my box" is kept on this device: every correction under a key of its own, so that two tabs do not write over
// each other and one that cannot be read spoils no other. Most people have corrected nothing: a page may look here first.

import { deviceSlate, keysOf } from '../../table/slate.ts';

/** Where all of them were kept together at first. */
export const CORRECTIONS_KEY = 'my-box';
export const FIELD_PREFIX = 'my-box/';
/** What could not be read: never written over, until somebody fetches it and throws it away. */
export const DAMAGED_PREFIX = 'my-box.damaged';

export function hasCorrections(): boolean {
  try {
    const store = deviceSlate();
    return (
      store !== null && (store.getItem(CORRECTIONS_KEY) !== null || keysOf(store, FIELD_PREFIX).length > 0)
    );
  } catch {
    return false;
  }
}
