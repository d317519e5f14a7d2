// The three loot items that Frantic Fiends adds (fiends.loot.*).

import type { Provenanced } from '../../data/provenance.ts';

export interface FiendsLoot extends Provenanced<'strength'> {
  id: string;
  strength: number;
  /** Must be the last item of its expedition. */
  last?: true;
}

export const FIENDS_LOOT: readonly FiendsLoot[] = [
  { id: 'fightOrc', strength: 1, last: true, provenance: 'stated', except: { strength: 'reconstructed' } },
  { id: 'layTrap', strength: 5, provenance: 'stated' },
  { id: 'restockMines', strength: 6, provenance: 'stated', except: { strength: 'reconstructed' } },
];
