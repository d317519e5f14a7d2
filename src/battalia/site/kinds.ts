import type { IconName } from '../../site/icons.ts';

/** What a search result can be in Battalia, besides a rule, a term or a page; results are grouped in this order. */
export const kinds = {
  effect: 'storm',
  artefact: 'great-artefact',
  fate: 'fate',
  potion: 'potion-solar-eclipse',
  ability: 'metamorpha',
  building: 'town-hall',
  faction: 'banner',
  gate: 'stormgate',
} as const satisfies Record<string, IconName>;
