// Goblins as persons (folk.goblins.*), and how Cave Goblins forge.

import { price } from '../goods.ts';
import type { Forging, Power } from '../powers/hooks.ts';

/** folk.goblins.incompetent: 3 to 8 ore for strength 1 to 6. */
export const INCOMPETENT: Forging = { least: 1, most: 6, price: (strength) => price({ ore: strength + 2 }) };

/** Nobody owns this power: it is asked for when the person is a goblin. */
export const GOBLIN: Power = {
  id: 'goblin',
  rule: 'folk.goblins.clumsy',
  clumsy: true,
  forges: INCOMPETENT,
};
