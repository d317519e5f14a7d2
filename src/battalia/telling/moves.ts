// A move as what it does, for a button.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { Move, MoveName, MoveOf } from '../engine/index.ts';
import type { Names } from './events.ts';

export type MoveWords = {
  readonly [Name in MoveName]: (move: MoveOf<Name>, names: Names) => string;
};

const words = await ofPage(import.meta.glob<MoveWords>('./*/moves.ts', { import: 'words' }));

export function moveText(language: Language, move: Move, names: Names): string {
  const say = words(language)[move.do] as (move: Move, names: Names) => string;
  return say(move, names);
}
