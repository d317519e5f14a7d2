// What The Forgotten Folk brings into the engine. Nothing until `installFolk()`, so that other games do without it.

import type { Box, BoxField } from '../corrections/field.ts';
import type { Charcoal } from '../corrections/folk.ts';
import type { FolkDef } from './def.ts';

export interface FolkBox {
  /** The folk that can be played. */
  folks: readonly FolkDef[];
  /** What owners may correct, and what they say about Charcoal Storage. */
  fields: readonly BoxField[];
  charcoalOf(box: Box | undefined): Charcoal | null;
}

let brought: FolkBox = { folks: [], fields: [], charcoalOf: () => null };

export const folkBox = (): FolkBox => brought;
export const bring = (box: FolkBox): void => {
  brought = box;
};
