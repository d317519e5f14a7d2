// An evening before anything has happened, so that every tool can run alone.

import { gridFor } from '../map/grid.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Agreed, GameMap, Player, Table } from './types.ts';

/** What is usually agreed on with this many players. battalia.team.standard */
export const usuallyAgreed = (players: number): Agreed => ({
  players,
  sides: players >= 4 ? 'teams' : 'single',
  heroMode: true,
  edition: 'retail',
  bilkarr: true,
  metamorpha: true,
  fanatics: true,
  unbound: false,
  connector: null,
  fullBoardEnds: null,
  options: DEFAULT_OPTIONS,
});

export const emptyMap = (players: number, turned = false): GameMap => ({
  grid: gridFor(players),
  turned,
  marks: {},
  cards: {},
});

/** battalia.growth.start */
export const START_CARDS = 10;

export const newPlayer = (name = ''): Player => ({
  name,
  faction: null,
  cards: START_CARDS,
  queen: 'none',
  king: 'none',
  veteran: 'none',
  heroes: [null, null],
  posts: [],
  greatArtefacts: [],
});

export const emptyTable = (agreed: Agreed, map: GameMap = emptyMap(agreed.players)): Table => ({
  agreed,
  map,
  calendar: { week: 1, day: 1 },
  players: Array.from({ length: agreed.players }, () => newPlayer()),
  storm: { deck: null, discard: [] },
  bilkarr: null,
  metamorpha: null,
  potions: {},
  valleys: null,
});
