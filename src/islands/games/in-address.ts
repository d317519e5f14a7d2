// A game that lives in the address, where the device keeps nothing; fetched only there.

import type { GameTypes, LinkRules } from '../../table/game.ts';
import { gameParcel } from '../../table/game-link.ts';
import { pack, packNow } from '../../table/link.ts';
import type { Session } from '../../table/session.ts';
import { showAddress } from '../address.ts';

/** Longer addresses are not passed on by everything that passes addresses on. */
const LONGEST = 30_000;

/** At once, and a moment later as short as it can be said; what it returns keeps the short one from coming too late. */
export function showGame<G extends GameTypes>(rules: LinkRules<G>, session: Session<G>): () => void {
  let current = true;
  const show = (link: string): void => {
    if (current && link.length <= LONGEST) showAddress(`#${link}`);
  };
  const parcel = gameParcel(rules, session, { whole: true });
  show(packNow(...parcel));
  // Otherwise the long one stays.
  pack(...parcel).then(show, () => undefined);
  return () => {
    current = false;
  };
}
