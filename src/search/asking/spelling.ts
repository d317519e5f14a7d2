// What a word that nobody wrote may have been meant to be.

/** How many letters must be put in, left out, changed or swapped; more than `most` is as good as no relation. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** A short word is soon another one, a long one can take more slips of the finger. */
const slips = (word: string): number =>
  word.length < 4 ? 0 : word.length < 7 ? 1 : word.length < 11 ? 2 : 3;

interface Guess {
  word: string;
  /** How likely it is meant, at most 1. */
  weight: number;
}

/** Which part of a word two words have in common at their beginning. */
function alike(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same / a.length;
}

/** The nearest words, the likeliest first. `often`: in how many paragraphs a word stands. */
export function nearest(word: string, words: readonly string[], often: (word: string) => number): Guess[] {
  const most = slips(word);
  if (most === 0 || /\d/.test(word)) return [];
  const found: Guess[] = [];
  for (const other of words) {
    const steps = distance(word, other, most);
    if (steps > most || other.length < 3) continue;
    // Fingers seldom miss the first letters.
    const first = other[0] === word[0] ? 0.3 * (1 - alike(word, other)) : 0.75;
    const frequent = Math.min(0.5, Math.log10(1 + often(other)) / 5);
    found.push({ word: other, weight: 1 - (steps + first - frequent) / (2 + word.length / 3) });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, 4);
}

/** Words that begin so, the most frequent first: somebody is still typing. */
export const beginning = (
  word: string,
  words: readonly string[],
  often: (word: string) => number,
): Guess[] =>
  word.length < 2
    ? []
    : words
        .filter((other) => other.startsWith(word) && other.length > word.length)
        .sort((a, b) => often(b) - often(a))
        .slice(0, 6)
        .map((other) => ({ word: other, weight: 0.9 }));
