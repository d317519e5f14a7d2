// Whose decision is next, and where a turn begins.

import { draftChoice, type Evening, type Seat, teamsOf } from '../engine/index.ts';

export function decides({ phase, table, turn }: Evening): Seat | -1 {
  switch (phase.is) {
    case 'over':
      return -1;
    case 'factions':
      return Math.min(phase.next, table.agreed.players - 1);
    case 'cities':
      return phase.next;
    case 'draft':
      return (phase.draft && draftChoice(phase.draft)?.seat) ?? 0;
    case 'storm':
      return phase.jump.seat;
    case 'turn':
      return teamsOf(table.agreed)[turn.team]?.[0] ?? 0;
    case 'checkpoint':
      return Math.max(0, phase.counted.indexOf(null));
    default:
      return 0;
  }
}

/** Every morning, and every change of teams. */
export const startsTurn = ({ phase, turn }: Evening): boolean =>
  phase.is === 'turn' && turn.jumped.length === 0 && turn.attacks === 0 && turn.uses.length === 0;
