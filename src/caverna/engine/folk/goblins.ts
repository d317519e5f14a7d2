// Goblins as persons (folk.goblins.*), and how Cave Goblins forge.

import type { Forging, Power } from '../powers/hooks.ts';
import { price } from '../state/goods.ts';

/** folk.goblins.incompetent: 3 to 8 ore for strength 1 to 6. */
export const INCOMPETENT: Forging = { least: 1, most: 6, price: (strength) => price({ ore: strength + 2 }) };

/** Nobody owns these powers: they are asked for when the person is a goblin. */
export const GOBLIN: readonly Power[] = [
  { id: 'goblin', rule: 'folk.goblins.clumsy', clumsy: true },
  { id: 'goblin', rule: 'folk.goblins.incompetent', forges: INCOMPETENT },
];
