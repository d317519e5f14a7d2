import type { BaseLootId } from '../state/vocabulary.ts';

/** One line for each loot item: `base.loot.<id>`. */
export const LOOT_RULES: Record<BaseLootId, string> = {
  allWeaponsPlus1: 'All your weapons grow by 1 when the expedition ends.',
  dog: 'Gain 1 dog; needs strength 1.',
  wood: 'Gain 1 wood; needs strength 1.',
  sheep: 'Gain 1 sheep; needs strength 2.',
  grain: 'Gain 1 grain; needs strength 2.',
  donkey: 'Gain 1 donkey; needs strength 3.',
  stone: 'Gain 1 stone; needs strength 3.',
  vegetable: 'Gain 1 vegetable; needs strength 4.',
  ore2: 'Gain 2 ore as one item; needs strength 4.',
  wildBoar: 'Gain 1 wild boar; needs strength 5.',
  gold2: 'Gain 2 gold; needs strength 6.',
  furnishCavern: 'Furnish a cavern at the normal price; needs strength 7.',
  stable: 'Build one stable for free; needs strength 8.',
  tunnel: 'Place a single tunnel for free; needs strength 9.',
  smallPasture: 'Build a small pasture for 1 wood; needs strength 9.',
  cattle: 'Gain 1 cattle; needs strength 10.',
  largePasture: 'Build a large pasture for 2 wood; needs strength 10.',
  meadow: 'Place a single meadow for free; needs strength 11.',
  dwelling: 'Build an ordinary dwelling for 2 wood and 2 stone; needs strength 11.',
  field: 'Place a single field for free; needs strength 12.',
  sow: 'Carry out a sowing action; needs strength 12.',
  cavern: 'Place a single cavern for free; needs strength 14.',
  breed2: 'Breed up to two types of farm animals; needs strength 14.',
};
