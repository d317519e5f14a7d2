// Words as the index and a question have them: in small letters, without dots and accents, one by one.

/** `Füttern` and `FUTTERN` are one word; so are `dwarf’s` and `dwarf`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '');

interface Word {
  /** As it is looked up. */
  word: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
}

const pieces = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}]+)?/gu;

/** Every word of a text with its place. */
export const placed = (text: string): Word[] =>
  [...text.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
    const word = folded(piece);
    return word === '' ? [] : [{ word, from: index, to: index + piece.length }];
  });

export const wordsOf = (text: string): string[] => placed(text).map(({ word }) => word);
