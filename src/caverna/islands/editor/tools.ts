// What can be put on a board, as data. The lists are the engine's own; what the table does not have is left out.

import {
  ALL_CROPS,
  ANIMALS,
  type Animal,
  CROPS,
  type Crop,
  LANDS,
  type Land,
  ORC_MARKERS,
  type SeatPosition,
} from '../../engine/index.ts';
import type { Offer } from './offer.ts';

export type Tool =
  | { put: 'land'; land: Land; wild?: true }
  | { put: 'stable' }
  | { put: 'crop'; crop: Crop }
  | { put: 'goods' }
  | { put: 'animal'; animal: Animal }
  | { put: 'tile'; tile: string }
  | { put: 'trap'; trap: string }
  | { put: 'orc'; orc: string }
  | { put: 'friend'; orc: string }
  /** Clears a square, also of these orcs. */
  | { put: 'nothing'; orcs: readonly string[] };

export const toolGroups = ['land', 'crops', 'animals', 'tiles', 'traps', 'orcs'] as const;
export type ToolGroup = (typeof toolGroups)[number];

/** What lies on squares by itself is not a tool: clearing brings it back. */
const printed: readonly Land[] = ['forest', 'mountain', 'furnished', 'off', 'trap', 'occupied'];
const lands = LANDS.filter((land) => !printed.includes(land));

/** The additional orc of Frantic Fiends is only ever a friend. */
export const spareOrc = 'X';
export const orcLetters = ORC_MARKERS.map(({ id }) => id as string);

const isElven = ({ folk }: SeatPosition): boolean => folk === 'elves';

export function toolsOf(group: ToolGroup, { modules, tiles, traps }: Offer, seat: SeatPosition): Tool[] {
  const folk = modules.includes('folk');
  const fiends = modules.includes('fiends');
  switch (group) {
    case 'land':
      return [
        ...lands.map((land): Tool => ({ put: 'land', land })),
        ...(isElven(seat) ? [{ put: 'land', land: 'smallPasture', wild: true } as const] : []),
        { put: 'stable' },
      ];
    case 'crops':
      return [
        ...(folk ? ALL_CROPS : CROPS).map((crop): Tool => ({ put: 'crop', crop })),
        ...(fiends ? [{ put: 'goods' } as const] : []),
      ];
    case 'animals':
      return ANIMALS.map((animal) => ({ put: 'animal', animal }));
    case 'tiles':
      return tiles.map((tile) => ({ put: 'tile', tile }));
    case 'traps':
      return traps.map((trap) => ({ put: 'trap', trap }));
    case 'orcs':
      return fiends
        ? [
            ...orcLetters.map((orc): Tool => ({ put: 'orc', orc })),
            ...[...orcLetters, spareOrc].map((orc): Tool => ({ put: 'friend', orc })),
          ]
        : [];
  }
}

/** Clears squares; the orcs that stand there go back to the reserve. */
export const eraser = (modules: readonly string[]): Tool => ({
  put: 'nothing',
  orcs: modules.includes('fiends') ? orcLetters : [],
});

export const toolKey = (tool: Tool): string => Object.values(tool).join(' ');
