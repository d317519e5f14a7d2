// What a request says of the folk (folk.choose.*).

import type { Corrections } from '../corrections/field.ts';
import { FOLK_OPTION_VALUES, FOLK_WRITTEN, type Options } from '../rules/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { FolkTiles, Setup } from '../state/types.ts';
import type { FolkId } from '../state/vocabulary.ts';
import { FOLK_LIST } from './list.ts';
import { VARIETY } from './seat.ts';

const folkNamed = (name: unknown): FolkId | null => FOLK_LIST.find(({ id }) => id === name)?.id ?? null;

function readFolkTiles(request: unknown): FolkTiles | null {
  if (request === undefined || request === 'chosen') return 'chosen';
  if (request === 'sixteen') return 'sixteen';
  if (!Array.isArray(request)) return null;
  const named = request.map(folkNamed);
  return named.includes(null) ? null : [...new Set(named as FolkId[])];
}

/** Every folk at one seat only, and the full set of tiles (folk.choose.fortyEight). */
export function readFolkSetup(
  { modules, seats, tileSet, options }: Setup,
  own: (field: string) => unknown,
): Result<Setup> {
  const chosen = seats.flatMap(({ folk }) => folk ?? []);
  if (new Set(chosen).size < chosen.length) return refuse('badSetup', 'folk.choose.deal', { field: 'seats' });
  if (tileSet !== 'full') return refuse('badSetup', 'folk.choose.fortyEight', { field: 'tileSet' });
  const folkTiles = readFolkTiles(own('folkTiles'));
  if (!folkTiles) return refuse('badSetup', 'folk.choose.replace', { field: 'folkTiles' });
  // Four folk bring sixteen tiles themselves, or more: then there is no variety to choose.
  const enough = chosen.length >= VARIETY;
  if (enough && Array.isArray(folkTiles) && folkTiles.some((folk) => !chosen.includes(folk)))
    return refuse('badSetup', 'folk.choose.variety', { field: 'folkTiles' });
  return ok({ modules, seats, tileSet, folkTiles: enough ? 'chosen' : folkTiles, options });
}

/** What the owners read on the tile is the default; the table may still agree on something else. */
export function folkOptions(corrections: Corrections | null): {
  written: Partial<Options>;
  values: typeof FOLK_OPTION_VALUES;
} {
  const step = corrections?.['folk.trainingRoom'] as Options['trainingRoomStep'];
  return {
    written: step ? { ...FOLK_WRITTEN, trainingRoomStep: step } : FOLK_WRITTEN,
    values: FOLK_OPTION_VALUES,
  };
}
