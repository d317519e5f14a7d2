import type { Power } from './hooks.ts';

export const ROOM_POWERS: readonly Power[] = [
  {
    id: 'cuddleRoom',
    rule: 'base.tile.cuddleRoom',
    shelter: (player) => ({ capacity: player.dwarfs.length, only: 'sheep' }),
  },
  {
    id: 'breakfastRoom',
    rule: 'base.tile.breakfastRoom',
    shelter: () => ({ capacity: 3, only: 'cattle' }),
  },
  { id: 'stubbleRoom', rule: 'base.tile.stubbleRoom', emptyFieldHolds: 1 },
  { id: 'workRoom', rule: 'base.tile.workRoom', furnishTunnels: true },
  { id: 'guestRoom', rule: 'base.tile.guestRoom', bothBranches: true },
  { id: 'officeRoom', rule: 'base.tile.officeRoom', overhang: { gold: 2 } },
];
