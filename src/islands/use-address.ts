import { useLayoutEffect } from 'preact/hooks';
import { type Parcel, pack, packNow } from '../table/link.ts';
import { CAPS } from '../table/reading.ts';
import { showAddress } from './address.ts';

/**
 * What is on the page stands in its address: at once, so that nobody can leave before it does, and a moment later as
 * short as it can be said. `parcel`: null while there is nothing.
 */
export function useAddress(parcel: Parcel | null, changed: unknown): void {
  useLayoutEffect(() => {
    if (!parcel) return;
    let current = true;
    const long = packNow(...parcel);
    if (long.length <= CAPS.link) showAddress(`#${long}`);
    pack(...parcel).then(
      (text) => {
        if (current) showAddress(`#${text}`);
      },
      // Then the long one stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [changed]);
}
