// Who plays together. Seats count from 0, clockwise from the start player.

import type { Agreed, Seat } from './types.ts';

export type Team = readonly Seat[];
type Sitting = Pick<Agreed, 'players' | 'sides'>;

/** battalia.team.seats */
const TEAMS: Readonly<Record<number, readonly Team[]>> = {
  4: [
    [0, 2],
    [1, 3],
  ],
  5: [
    [0, 2, 4],
    [1, 3],
  ],
  6: [
    [0, 3],
    [1, 4],
    [2, 5],
  ],
};
const TRIOS: readonly Team[] = [
  [0, 2, 4],
  [1, 3, 5],
];

/** The sides of a game, clockwise by their first seats; a player alone is a side of one. battalia.team.single */
export function teamsOf({ players, sides }: Sitting): readonly Team[] {
  if (sides === 'trios' && players === 6) return TRIOS;
  const teams = sides === 'single' ? undefined : TEAMS[players];
  return teams ?? Array.from({ length: players }, (_, seat) => [seat]);
}

/** The side a seat belongs to. */
const teamOf = (sitting: Sitting, seat: Seat): Team => teamsOf(sitting).find((team) => team.includes(seat))!;

/** Whether two seats play together. */
export const together = (sitting: Sitting, a: Seat, b: Seat): boolean => teamOf(sitting, a).includes(b);
