// The 27 movement cards in three decks (fiends.movement.*).

import type { Provenance, Provenanced } from '../../data/provenance.ts';

/** U up, D down, L left, R right, and the four diagonals. */
export const DIRECTIONS = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
  UL: [-1, -1],
  UR: [-1, 1],
  DL: [1, -1],
  DR: [1, 1],
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** Deck and number within it. */
export type MovementId = `M${1 | 2 | 3}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

export interface MovementCard extends Provenanced<'deck' | 'steps'> {
  id: MovementId;
  /** Its deck is also the number of its steps. */
  deck: 1 | 2 | 3;
  steps: readonly Direction[];
  /** Where Orc D is placed when this card is drawn for that. */
  orcD: 'left' | 'middle' | 'right';
}

/** The number of steps is printed on the back; the rest of a card is ours, unless an example shows its steps. */
const card = (
  id: MovementId,
  steps: readonly Direction[],
  orcD: MovementCard['orcD'],
  source?: Provenance,
): MovementCard => ({
  id,
  deck: steps.length as MovementCard['deck'],
  steps,
  orcD,
  provenance: 'reconstructed',
  except: source ? { deck: 'stated', steps: source } : { deck: 'stated' },
});

export const MOVEMENT_CARDS: readonly MovementCard[] = [
  card('M1-1', ['D'], 'left', 'derived'),
  card('M1-2', ['D'], 'middle'),
  card('M1-3', ['U'], 'right'),
  card('M1-4', ['L'], 'left'),
  card('M1-5', ['R'], 'middle'),
  card('M1-6', ['DL'], 'right'),
  card('M1-7', ['DR'], 'left', 'derived'),
  card('M1-8', ['UL'], 'middle'),
  card('M1-9', ['UR'], 'right'),
  card('M2-1', ['D', 'D'], 'left'),
  card('M2-2', ['L', 'L'], 'middle', 'stated'),
  card('M2-3', ['R', 'R'], 'right'),
  card('M2-4', ['L', 'D'], 'left'),
  card('M2-5', ['R', 'D'], 'middle'),
  card('M2-6', ['D', 'L'], 'right'),
  card('M2-7', ['D', 'R'], 'left'),
  card('M2-8', ['DL', 'DR'], 'middle'),
  card('M2-9', ['DR', 'DL'], 'right'),
  card('M3-1', ['D', 'D', 'D'], 'left'),
  card('M3-2', ['D', 'L', 'D'], 'middle'),
  card('M3-3', ['D', 'R', 'D'], 'right'),
  card('M3-4', ['L', 'D', 'D'], 'left'),
  card('M3-5', ['R', 'D', 'D'], 'middle'),
  card('M3-6', ['L', 'DR', 'D'], 'right'),
  card('M3-7', ['R', 'DL', 'D'], 'left'),
  card('M3-8', ['DL', 'R', 'D'], 'middle'),
  card('M3-9', ['DR', 'L', 'D'], 'right'),
];
