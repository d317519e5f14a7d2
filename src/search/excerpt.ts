// The passage of a hit: the whole paragraph where it is short, else its beginning and the sentence that was asked for.

import { placed } from './words/split.ts';

/** A piece of text, marked where it is what was asked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

const WHOLE = 280;
const BEGINNING = 180;

const sentences = (text: string): string[] => text.match(/[^.!?]+(?:[.!?]+["”’)]*|$)\s*/g) ?? [text];

function shortened(text: string, isAsked: (word: string) => boolean): string {
  if (text.length <= WHOLE) return text;
  const all = sentences(text);
  const hits = (sentence: string): number =>
    new Set(
      placed(sentence)
        .filter(({ word }) => isAsked(word))
        .map(({ word }) => word),
    ).size;
  let beginning = '';
  let used = 0;
  while (used < all.length && (beginning + all[used]).length <= BEGINNING) beginning += all[used++];
  if (used === 0) {
    const cut = text.slice(0, BEGINNING);
    beginning = `${cut.slice(0, Math.max(cut.lastIndexOf(' '), BEGINNING / 2))} …`;
    used = 1;
  }
  const rest = all.slice(used);
  if (rest.length === 0) return beginning;
  const best = rest.reduce((a, b) => (hits(b) > hits(a) ? b : a));
  if (hits(best) === 0) return `${beginning.trim()} …`;
  const between = best === rest[0] ? ' ' : ' … ';
  const shown = best.trim().slice(0, WHOLE);
  return `${beginning.trim()}${between}${shown}${best === rest.at(-1) ? '' : ' …'}`;
}

export function passage(text: string, isAsked: (word: string) => boolean): Piece[] {
  const shown = shortened(text, isAsked);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, from, to } of placed(shown)) {
    if (!isAsked(word)) continue;
    if (from > at) pieces.push({ text: shown.slice(at, from), marked: false });
    pieces.push({ text: shown.slice(from, to), marked: true });
    at = to;
  }
  if (at < shown.length) pieces.push({ text: shown.slice(at), marked: false });
  return pieces;
}
