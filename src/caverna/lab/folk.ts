// Tables with folk, dealt by a seed.

import { FOLK_IDS, FOLK_OPTION_VALUES, type Options, type SetupRequest } from '../engine/index.ts';
import { agreedOptions } from './agreed.ts';
import { dice } from './bots.ts';

/** Every seat a folk of its own, now and then dwarfs; below four folk, sometimes sixteen new tiles. */
export function folkSetup(players: number, seed: number): SetupRequest {
  const roll = dice(seed ^ 0xf01c);
  const boards: string[] = [...FOLK_IDS];
  const seats = Array.from({ length: players }, () => {
    const folk = roll(8) === 0 ? 'dwarves' : boards.splice(roll(boards.length), 1)[0]!;
    return { folk };
  });
  return { modules: ['base', 'folk'], seats, folkTiles: roll(2) === 0 ? 'sixteen' : 'chosen' };
}

export const folkOptions = (seed: number): Partial<Options> => agreedOptions(FOLK_OPTION_VALUES, seed);
