// A paragraph that is not translated yet speaks of things that have names in both languages: by these it can be found.

import type { Speech } from '../../src/search/words/speech.ts';
import { wordsOf } from '../../src/search/words/split.ts';

/** Names of one language, by what they are called in the other. */
export type Pairs = readonly (readonly [original: string, own: string])[];

const LONGEST = 4;

/** Everything that a text names, in the other language. `speech` is the text’s own. */
export function namesIn(text: string, pairs: ReadonlyMap<string, string>, speech: Speech): string[] {
  const stems = wordsOf(text).map(speech.stem);
  const found: string[] = [];
  for (let at = 0; at < stems.length; ) {
    let taken = 1;
    for (let length = Math.min(LONGEST, stems.length - at); length > 0; length--) {
      const own = pairs.get(stems.slice(at, at + length).join(' '));
      if (own === undefined) continue;
      found.push(own);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

export const pairsByStem = (pairs: Pairs, speech: Speech): Map<string, string> =>
  new Map(pairs.map(([original, own]) => [wordsOf(original).map(speech.stem).join(' '), own]));
