import { readIndex } from '../../src/search/index/read.ts';
import type { Stemmer } from '../../src/search/words/speech.ts';
import { wordsOf } from '../../src/search/words/split.ts';

/** Sayings that are said to mean a word which stands nowhere: they lead nobody anywhere. */
export function idleSayings(index: Uint8Array, stemmer: Stemmer): string[] {
  const { head, stem, listOf } = readIndex(index, stemmer);
  return Object.entries(head.spoken.meant).flatMap(([said, meant]) =>
    wordsOf(meant)
      .filter((word) => !listOf(stem(word)))
      .map((word) => `“${said}” is said to mean “${word}”, which stands nowhere`),
  );
}
