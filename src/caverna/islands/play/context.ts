import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlayWords } from '../../../i18n/play.ts';
import type { Language } from '../../../site/languages.ts';
import { type Move, notate } from '../../engine/index.ts';
import type { Advice } from './guide/advice.ts';

/** What every part of the table needs: the reader's language and its words. */
interface Reader {
  language: Language;
  t: PlayWords;
}

export const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('The table has no reader');
  return reader;
}

/** What the guide advises now, for every part of the table that offers it. */
export const AdviceContext = createContext<Advice | null>(null);

/** The move that is only looked at, as it is written down; a second tap plays it. */
export const TappedContext = createContext<string | null>(null);

/** Is one of these moves the one that is looked at? */
export function useTapped(moves: readonly Move[] | undefined): boolean {
  const tapped = useContext(TappedContext);
  return tapped !== null && (moves ?? []).some((move) => notate(move) === tapped);
}
