import type { Place } from '../../catalogue/types.ts';

/** The kinds of components that have an index and a page each, and where those stand. */
export const componentKinds = [
  'storm-effects',
  'great-artefacts',
  'fate-cards',
  'potions',
  'abilities',
  'buildings',
  'factions',
  'gates',
] as const;
export type ComponentKind = (typeof componentKinds)[number];

export const places: Record<ComponentKind, Place> = {
  'storm-effects': { slug: 'battalia/storm-effects', search: 'effect', icon: 'storm' },
  'great-artefacts': { slug: 'battalia/great-artefacts', search: 'artefact', icon: 'great-artefact' },
  'fate-cards': { slug: 'battalia/fate-cards', search: 'fate', icon: 'fate' },
  potions: { slug: 'battalia/potions', search: 'potion', icon: 'potion-solar-eclipse' },
  abilities: { slug: 'battalia/abilities', search: 'ability', icon: 'metamorpha' },
  buildings: { slug: 'battalia/buildings', search: 'building', icon: 'town-hall' },
  factions: { slug: 'battalia/factions', search: 'faction', icon: 'banner' },
  gates: { slug: 'battalia/gates', search: 'gate', icon: 'stormgate' },
};
