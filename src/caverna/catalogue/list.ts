import type { Component as OfAnyGame } from '../../catalogue/types.ts';
import type { IconName } from '../../site/icons.ts';
import { iconOf, isIcon } from '../../site/icons.ts';
import { inAddress } from '../../site/paths.ts';
import { folkIcons } from '../board/folk-icons.ts';
import { tileIcon } from '../board/tile-icons.ts';
import {
  EVENTS,
  EXCHANGES,
  EXTENSIONS,
  FIENDS_LOOT,
  FIENDS_SPACE_IDS,
  FOLKS,
  LONG_STRIPS,
  LOOT,
  MILESTONES,
  MOVEMENT_CARDS,
  REWARDS,
  SHORT_STRIPS,
  SPACES,
  TRAPS,
} from '../engine/index.ts';
import type { Box } from '../site/boxes.ts';
import { type ComponentKind, places } from './kinds.ts';
import { allTiles } from './tiles.ts';

/** A component of Caverna. */
export type Component = OfAnyGame<ComponentKind> & { box: Box };

function component(kind: ComponentKind, box: Box, id: string, rule: string, icon: IconName): Component {
  return { kind, box, id, rule, icon, slug: `${places[kind].slug}/${inAddress(id)}` };
}

const lootIcons: Record<string, IconName> = {
  allWeaponsPlus1: 'weapon',
  ore2: 'ore',
  gold2: 'gold',
  furnishCavern: 'furnish',
  smallPasture: 'pasture',
  largePasture: 'pasture-large',
  breed2: 'breed',
  fightOrc: 'orc',
  layTrap: 'trap',
  restockMines: 'ore-mine',
  goblin: 'goblin',
};
const lootIcon = (id: string): IconName => lootIcons[id] ?? iconOf(id);

const exchangeIcon = (id: string): IconName => {
  const last = id.slice(id.indexOf('.') + 1).replace(/^donkeys$/, 'donkey');
  const name = last.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return isIcon(name) ? name : 'exchange';
};

export const components: readonly Component[] = [
  ...allTiles.map((tile) =>
    component('tiles', tile.box, tile.id, `${tile.box}.tile.${tile.id}`, tileIcon(tile)),
  ),
  ...TRAPS.map(({ id }) => component('traps', 'fiends', id, `fiends.trap.${id}`, 'trap')),
  ...REWARDS.map(({ id }) => component('rewards', 'fiends', id, `fiends.reward.${id}`, 'reward')),
  ...Object.keys(SPACES).map((id) => component('spaces', 'base', id, `base.space.${id}`, 'action-space')),
  ...FIENDS_SPACE_IDS.map((id) => component('spaces', 'fiends', id, `fiends.space.${id}`, 'weapon')),
  ...LOOT.map(({ id }) => component('loot', 'base', id, `base.loot.${id}`, lootIcon(id))),
  ...FIENDS_LOOT.map(({ id }) => component('loot', 'fiends', id, `fiends.loot.${id}`, lootIcon(id))),
  component('loot', 'folk', 'goblin', 'folk.loot.goblin', 'goblin'),
  ...EXCHANGES.map(({ id }) => component('exchanges', 'base', id, `base.exchange.${id}`, exchangeIcon(id))),
  ...FOLKS.map(({ id }) =>
    component('folk', 'folk', id, `folk.folk.${id}`, folkIcons[id as keyof typeof folkIcons]),
  ),
  ...EVENTS.map(({ id }) => component('events', 'fiends', `event${id}`, `fiends.board.event${id}`, 'board')),
  ...MOVEMENT_CARDS.map(({ id }) => component('movement', 'fiends', id, `fiends.card.${id}`, 'card')),
  ...MILESTONES.map(({ id }) => component('milestones', 'fiends', id, `fiends.milestone.${id}`, 'milestone')),
  component('supply', 'fiends', 'base', 'fiends.supply.base', 'furnish'),
  ...EXTENSIONS.map(({ id }) => component('supply', 'fiends', id, `fiends.supply.${id}`, 'furnish')),
  ...LONG_STRIPS.map(({ id }) => component('supply', 'fiends', id, `fiends.supply.${id}`, 'reward')),
  ...SHORT_STRIPS.map(({ id }) => component('supply', 'fiends', id, `fiends.supply.${id}`, 'yellow-tile')),
];

export const ofKind = (kind: ComponentKind): Component[] => components.filter((each) => each.kind === kind);

export function componentAt(kind: ComponentKind, id: string): Component {
  const found = components.find((each) => each.kind === kind && each.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}`);
  return found;
}
