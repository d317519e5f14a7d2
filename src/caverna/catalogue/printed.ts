// What is printed on every component, as data, straight from the engine.

import {
  EVENTS,
  EXCHANGES,
  EXTENSIONS,
  FIENDS_LOOT,
  FOLKS,
  LONG_STRIPS,
  LOOT,
  MILESTONES,
  MOVEMENT_CARDS,
  REWARDS,
  SHORT_STRIPS,
  SPACES,
  SUPPLY_BASE,
  TRAPS,
} from '../engine/index.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';
import { canBeImitated } from './spaces.ts';
import { allTiles } from './tiles.ts';

const facts: Record<ComponentKind, readonly object[]> = {
  tiles: allTiles,
  traps: TRAPS,
  rewards: REWARDS,
  spaces: Object.values(SPACES).map((space) => ({
    ...space,
    imitable: canBeImitated(space),
    // How the engine walks through the action is no fact about the space.
    variants: space.variants.map(({ players, adds, action, board }) => ({ players, adds, action, board })),
  })),
  loot: [...LOOT, ...FIENDS_LOOT],
  exchanges: EXCHANGES,
  folk: FOLKS,
  events: EVENTS.map((event) => ({ ...event, id: `event${event.id}` })),
  movement: MOVEMENT_CARDS,
  milestones: MILESTONES,
  supply: [{ id: 'base', ...SUPPLY_BASE }, ...EXTENSIONS, ...LONG_STRIPS, ...SHORT_STRIPS],
};

export const factsOf = ({ kind, id }: Component): object =>
  (facts[kind] as readonly { id: string }[]).find((each) => each.id === id) ?? {};
