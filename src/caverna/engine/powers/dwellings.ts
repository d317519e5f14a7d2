import type { Power } from './hooks.ts';

const roomFor = (n: number) => () => n;

export const DWELLING_POWERS: readonly Power[] = [
  {
    id: 'entryLevelDwelling',
    rule: 'base.tile.entryLevelDwelling',
    room: roomFor(2),
    shelter: () => ({ capacity: 2 }),
  },
  { id: 'dwelling', rule: 'base.tile.dwelling', room: roomFor(1) },
  { id: 'simpleDwelling42', rule: 'base.tile.simpleDwelling42', room: roomFor(1) },
  { id: 'simpleDwelling33', rule: 'base.tile.simpleDwelling33', room: roomFor(1) },
  {
    id: 'mixedDwelling',
    rule: 'base.tile.mixedDwelling',
    room: roomFor(1),
    shelter: () => ({ capacity: 2 }),
  },
  { id: 'coupleDwelling', rule: 'base.tile.coupleDwelling', room: roomFor(2) },
  {
    id: 'additionalDwelling',
    rule: 'base.tile.additionalDwelling',
    // Reserved for a sixth dwarf: no room before there are five.
    room: (people) => (people >= 5 ? 1 : 0),
    extraFamily: 1,
  },
];
