// Bonuses of a campaign at the start of a game (RL-17, fiends.campaign.tiles).

import { gain } from '../../do/primitives.ts';
import { type Bundle, isEmpty } from '../../state/goods.ts';
import { push, type Turn } from '../../state/turn.ts';
import { FARM_ANIMALS, GOODS } from '../../state/vocabulary.ts';
import type { BonusId } from '../data/campaign.ts';
import { rulings } from './tell.ts';

/** Land is offered before traps, and those before the furnishings that need land. */
const order = (choice: BonusId): number => (choice.startsWith('doubleTile') ? 0 : choice === 'trap' ? 1 : 2);

/**
 * Goods go into the supply; tiles are placed by the normal rules, in the owner's order. Farm animals come last, when
 * the land lies that may house them.
 */
export function placeBonuses(turn: Turn): void {
  const { bonuses } = rulings(turn.game);
  const rule = 'fiends.campaign.tiles' as const;
  const goods: Bundle = {};
  const animals: Bundle = {};
  const tiles: BonusId[] = [];
  for (const choice of bonuses.toSorted((a, b) => order(a) - order(b))) {
    const good = GOODS.find((entry) => entry === choice);
    const bundle = FARM_ANIMALS.some((animal) => animal === choice) ? animals : goods;
    if (good) bundle[good] = (bundle[good] ?? 0) + 1;
    else tiles.push(choice);
  }
  if (!isEmpty(animals))
    push(turn, { kind: 'run', seat: 0, dwarf: 0, rule, effect: { do: 'gain', goods: animals } });
  if (tiles.length > 0) push(turn, { kind: 'bonus', seat: 0, dwarf: 0, rule, left: tiles });
  if (!isEmpty(goods)) gain(turn, 0, goods, rule);
}
