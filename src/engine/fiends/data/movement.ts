// The 27 movement cards in three decks (fiends.movement.*).

import type { Provenanced } from '../../provenance.ts';

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

/** When a step is impossible: down instead; if that is impossible too, right. */
export const FALLBACK: readonly Direction[] = ['D', 'R'];

export interface MovementCard extends Provenanced<'deck' | 'steps'> {
  id: string;
  /** Its deck is also the number of its steps. */
  deck: 1 | 2 | 3;
  steps: readonly Direction[];
  /** Where Orc D is placed when this card is drawn for that. */
  orcD: 'left' | 'middle' | 'right';
}

export const MOVEMENT_CARDS: readonly MovementCard[] = [
  {
    id: 'M1-1',
    deck: 1,
    steps: ['D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated', steps: 'derived' },
  },
  {
    id: 'M1-2',
    deck: 1,
    steps: ['D'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-3',
    deck: 1,
    steps: ['U'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-4',
    deck: 1,
    steps: ['L'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-5',
    deck: 1,
    steps: ['R'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-6',
    deck: 1,
    steps: ['DL'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-7',
    deck: 1,
    steps: ['DR'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated', steps: 'derived' },
  },
  {
    id: 'M1-8',
    deck: 1,
    steps: ['UL'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M1-9',
    deck: 1,
    steps: ['UR'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-1',
    deck: 2,
    steps: ['D', 'D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-2',
    deck: 2,
    steps: ['L', 'L'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated', steps: 'stated' },
  },
  {
    id: 'M2-3',
    deck: 2,
    steps: ['R', 'R'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-4',
    deck: 2,
    steps: ['L', 'D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-5',
    deck: 2,
    steps: ['R', 'D'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-6',
    deck: 2,
    steps: ['D', 'L'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-7',
    deck: 2,
    steps: ['D', 'R'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-8',
    deck: 2,
    steps: ['DL', 'DR'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M2-9',
    deck: 2,
    steps: ['DR', 'DL'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-1',
    deck: 3,
    steps: ['D', 'D', 'D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-2',
    deck: 3,
    steps: ['D', 'L', 'D'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-3',
    deck: 3,
    steps: ['D', 'R', 'D'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-4',
    deck: 3,
    steps: ['L', 'D', 'D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-5',
    deck: 3,
    steps: ['R', 'D', 'D'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-6',
    deck: 3,
    steps: ['L', 'DR', 'D'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-7',
    deck: 3,
    steps: ['R', 'DL', 'D'],
    orcD: 'left',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-8',
    deck: 3,
    steps: ['DL', 'R', 'D'],
    orcD: 'middle',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
  {
    id: 'M3-9',
    deck: 3,
    steps: ['DR', 'L', 'D'],
    orcD: 'right',
    provenance: 'reconstructed',
    except: { deck: 'stated' },
  },
];
