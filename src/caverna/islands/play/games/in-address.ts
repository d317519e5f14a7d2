// A game of Caverna in the address; fetched only where the device keeps nothing.

import { showGame } from '../../../../islands/games/in-address.ts';
import { linkRules } from '../../../table/link-rules.ts';
import type { Session } from '../../../table/types.ts';

export const show = (session: Session): (() => void) => showGame(linkRules, session);
