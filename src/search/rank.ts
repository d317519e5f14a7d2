import type { Pagefind, Result } from './engine.ts';

/** What a common word may count for at least, beside a rare one. */
const floor = 0.15;

/**
 * Results that hold all words come first, in the index's own order. Then those that hold some of them: each word
 * counts the more the fewer paragraphs use it, so that «dogs watch sheep forest» finds the paragraph on dogs even
 * if one of the words is missing there.
 */
export async function ranked(
  pagefind: Pagefind,
  words: readonly string[],
  filters: Record<string, string>,
): Promise<Result[]> {
  const all = (await pagefind.search(words.join(' '), { filters })).results;
  if (words.length < 2) return all;
  const scores = new Map<string, { result: Result; score: number }>();
  const add = (result: Result, score: number): void => {
    const known = scores.get(result.id);
    scores.set(result.id, { result, score: (known?.score ?? 0) + score });
  };
  for (const word of new Set(words)) {
    const { results } = await pagefind.search(word, { filters });
    const best = results[0]?.score ?? 1;
    const weight = Math.max(floor, 1 / Math.log2(2 + results.length));
    for (const result of results) add(result, weight * (1 + result.score / best));
  }
  const bestOfAll = all[0]?.score ?? 1;
  for (const result of all) add(result, 1 + result.score / bestOfAll);
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ result }) => result);
}
