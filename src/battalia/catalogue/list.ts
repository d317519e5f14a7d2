// Every component of Battalia, in the order in which its index shows it.

import type { Component as OfAnyGame } from '../../catalogue/types.ts';
import type { IconName } from '../../site/icons.ts';
import { inAddress } from '../../site/paths.ts';
import {
  type Building,
  type Connector,
  EFFECTS,
  type Effect,
  FACTIONS,
  FATES,
  GATES,
  GREAT_ARTEFACTS,
  type GreatArtefact,
  POTIONS,
  type Potion,
  type RuleId,
  TERRAINS,
  type Terrain,
} from '../engine/index.ts';
import { type ComponentKind, places } from './kinds.ts';

export type Component = OfAnyGame<ComponentKind>;

const component = (kind: ComponentKind, id: string, rule: RuleId, icon: IconName): Component => ({
  kind,
  box: 'battalia',
  id,
  rule,
  icon,
  slug: `${places[kind].slug}/${inAddress(id)}`,
});

const effectIcons: Record<Effect, IconName> = {
  1: 'amulet',
  2: 'hero',
  3: 'card',
  4: 'road',
  5: 'fate',
  6: 'stormgate',
  7: 'exchange',
  8: 'copy',
  9: 'up',
  10: 'city',
  11: 'limbo',
  12: 'tent',
};
const artefactIcons: Record<GreatArtefact, IconName> = {
  farrellsArrow: 'bow',
  fortunasPouch: 'pouch',
  vigosBanner: 'banner',
  vaylsCloak: 'cloak',
  mingsCrystal: 'crystal',
  syoensMask: 'mask',
  krycekScroll: 'magic-scroll',
  terrasStaff: 'staff',
};
const potionIcons: Record<Potion, IconName> = {
  berserker: 'potion-berserker',
  frostHand: 'potion-frost-hand',
  solarEclipse: 'potion-solar-eclipse',
  brotherhood: 'potion-brotherhood',
  colossus: 'potion-colossus',
  weakness: 'potion-weakness',
};
export const terrainIcons: Record<Terrain, IconName> = {
  forest: 'forest',
  mountain: 'mountain',
  canyon: 'canyon',
  lake: 'lake',
  frost: 'frost',
  jungle: 'jungle',
};
const buildingIcons: Record<Building | Connector | 'centre', IconName> = {
  smithy: 'forge',
  townHall: 'town-hall',
  stable: 'horse',
  arena: 'arena',
  weavingMill: 'tent',
  tavern: 'tavern',
  magesGuild: 'guild',
  shop: 'market',
  centre: 'city',
  mountainPass: 'pass',
  kingsBridge: 'bridge',
};

export const components: readonly Component[] = [
  ...EFFECTS.map((n) =>
    component('storm-effects', `effect${n}`, `battalia.storm.effect${n}`, effectIcons[n]),
  ),
  ...GREAT_ARTEFACTS.map((id) =>
    component('great-artefacts', id, `battalia.artefact.${id}`, artefactIcons[id]),
  ),
  ...FATES.map((n) => component('fate-cards', `fate${n}`, `battalia.fate.card${n}`, 'fate')),
  ...POTIONS.map((id) => component('potions', id, `battalia.potion.${id}`, potionIcons[id])),
  ...TERRAINS.map((id) => component('abilities', id, `battalia.metamorpha.${id}`, terrainIcons[id])),
  ...(Object.keys(buildingIcons) as (keyof typeof buildingIcons)[]).map((id) =>
    component('buildings', id, `battalia.building.${id}`, buildingIcons[id]),
  ),
  ...FACTIONS.map((id) => component('factions', id, `battalia.faction.${id}`, `faction-${id}`)),
  ...GATES.map((n) => component('gates', `gate${n}`, `battalia.gate.${n}`, 'stormgate')),
];

export function componentAt(kind: ComponentKind, id: string): Component {
  const found = components.find((each) => each.kind === kind && each.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}`);
  return found;
}
