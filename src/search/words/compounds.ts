// Words that are put together of others: `Schafweide`, `Erzmine`, and `ore mine` that somebody wrote as one.

/** What joins two words of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'e', 'es', 'er'];
const LEAST = 3;

/** The two parts of a compound, or nothing; of several ways the one with the longest last part, which carries the meaning. */
export function partsOf(
  word: string,
  isWord: (word: string) => boolean,
): readonly [string, string] | undefined {
  if (word.length < 2 * LEAST + 1) return undefined;
  for (let cut = LEAST; cut <= word.length - LEAST; cut++) {
    const last = word.slice(cut);
    if (last.length < LEAST || !isWord(last)) continue;
    for (const joint of JOINTS) {
      if (!word.slice(0, cut).endsWith(joint)) continue;
      const first = word.slice(0, cut - joint.length);
      if (first.length >= LEAST && isWord(first)) return [first, last];
    }
  }
  return undefined;
}

/** Two words as one, however they might be joined. */
export const joinedWays = (first: string, last: string): string[] =>
  JOINTS.map((joint) => first + joint + last);
