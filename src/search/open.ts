// Fetches what the search needs: the index of the reader’s language once, the texts of results as they are shown.

import { readIndex } from './index/read.ts';
import type { TextOf } from './index/texts.ts';
import type { Index } from './index/types.ts';
import type { Stemmer } from './words/speech.ts';

const stemmers = import.meta.glob<Stemmer>('./words/stemmers/*.ts', { import: 'stemmer' });

async function unpacked(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const plain = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Remembers what came; a failure is not remembered, so that a second try can succeed. */
function once<T>(fetching: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let coming = known.get(key);
    if (!coming) {
      coming = fetching(key);
      known.set(key, coming);
      coming.catch(() => known.delete(key));
    }
    return coming;
  };
}

export const openIndex = once(async (language): Promise<Index> => {
  const [bytes, stemmer] = await Promise.all([
    unpacked(`/search/${language}.index`),
    stemmers[`./words/stemmers/${language}.ts`]!(),
  ]);
  return readIndex(bytes, stemmer);
});

const json = <T>() =>
  once(async (address): Promise<T> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
  });

export const openTexts = json<TextOf[]>();
export const openIds = json<string[]>();
