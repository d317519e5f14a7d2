// Bonuses of a campaign at the start of a game (RL-17, fiends.campaign.tiles).

import { pursue } from '../../do/effects.ts';
import { gain } from '../../do/primitives.ts';
import { type Bundle, isEmpty } from '../../goods.ts';
import { push, type Turn } from '../../turn.ts';
import { GOODS, type TileId, TWINS } from '../../vocabulary.ts';
import { rulings } from './tell.ts';

/** What is put on the stack last is asked first: land before the furnishings that need it, traps in between. */
const order = (choice: string): number => (choice.startsWith('doubleTile') ? 2 : choice === 'trap' ? 1 : 0);

/** Tiles are placed first, by the normal rules; goods lie in the supply already. True when something waits. */
export function placeBonuses(turn: Turn): void {
  const { bonuses } = rulings(turn.game);
  const doer = { seat: 0, dwarf: 0, rule: 'fiends.campaign.tiles' as const };
  const goods: Bundle = {};
  for (const choice of bonuses.toSorted((a, b) => order(a) - order(b))) {
    const good = GOODS.find((entry) => entry === choice);
    if (good) goods[good] = (goods[good] ?? 0) + 1;
    else if (choice === 'trap') push(turn, { ...doer, kind: 'layTrap', free: true, basic: true });
    else if (choice === 'dwelling') pursue(turn, doer, { to: 'furnish', tile: 'dwelling', price: {} });
    else if (choice.startsWith('tile.'))
      pursue(turn, doer, { to: 'furnish', tile: choice.slice('tile.'.length) as TileId, price: {} });
    else {
      const twin = TWINS.find((entry) => choice === `doubleTile.${entry}`);
      if (twin) push(turn, { ...doer, kind: 'run', effect: { do: 'place', tiles: [twin] } });
    }
  }
  if (!isEmpty(goods)) gain(turn, 0, goods, 'fiends.campaign.tiles');
}
