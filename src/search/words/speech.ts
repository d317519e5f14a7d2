// How words of a language bend: what the search must know of it. The words themselves lie in `content/search`.

/** Cuts a folded word to what all its forms share. */
export type Stemmer = (word: string) => string;

/** What a question can be after; in this order the bits of a record say which of them it answers. */
export const AIMS = ['number', 'leave', 'time', 'worth'] as const;
export type Aim = (typeof AIMS)[number];

/** What is written for each language, in `content/search/<language>.json`. */
export interface Spoken {
  /** Words that no paragraph is looked up by. */
  idle: readonly string[];
  /** Forms that no stemmer knows, and the word they are a form of. */
  forms: Readonly<Record<string, string>>;
  /** What people say, one word or a few, and what the rules say: any of these words. */
  meant: Readonly<Record<string, string>>;
  /** How a question sounds that is after something, and how what answers it, as patterns. */
  asks: Readonly<Record<Aim, { question: string; answer: string }>>;
  /** What can be asked of a thing: its price, its points, its number. */
  aspects: readonly string[];
  /** What boxes are called, and which box that is. */
  boxes: Readonly<Record<string, string>>;
}

export interface Speech {
  stem: Stemmer;
  isIdle(word: string): boolean;
}

export function speechOf(stemmer: Stemmer, { idle, forms }: Pick<Spoken, 'idle' | 'forms'>): Speech {
  const dull = new Set(idle);
  const known = new Map<string, string>();
  return {
    stem: (word) => {
      let stem = known.get(word);
      if (stem === undefined) {
        stem = stemmer(forms[word] ?? word);
        known.set(word, stem);
      }
      return stem;
    },
    isIdle: (word) => dull.has(word),
  };
}
