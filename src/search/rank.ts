import { firstBoxes } from '../site/games.ts';
import type { Pagefind, Result } from './types.ts';

/** What a common word may count for at least, beside a rare one. */
const floor = 0.15;

/** Someone with a question wants the rule first, then what explains it, then where it is mentioned. */
const weights = { rule: 1.4, note: 1.15, part: 1.1, detail: 0.95, term: 0.65, page: 0.85 } as const;

/** Without a word that points to an expansion, a question is more likely about the box a game begins with. */
const firstBox = 1.2;

let ranks: Promise<Map<string, number>> | undefined;

/** The weight of every record, by its id in the index. */
function weightsOf(pagefind: Pagefind): Promise<Map<string, number>> {
  ranks ??= Promise.all(
    Object.entries(weights).map(async ([rank, weight]) => {
      const { results } = await pagefind.search(null, { filters: { rank } });
      return results.map(({ id }) => [id, weight] as const);
    }),
  ).then(async (entries) => {
    const found = new Map<string, number>(entries.flat());
    const { results } = await pagefind.search(null, { filters: { subject: { any: firstBoxes } } });
    for (const { id } of results) found.set(id, (found.get(id) ?? 1) * firstBox);
    return found;
  });
  return ranks;
}

/**
 * Each word counts the more the fewer paragraphs use it, and holding all words counts most, so that «dogs watch
 * sheep forest» finds the paragraph on dogs even if one of the words is missing there.
 */
export async function ranked(
  pagefind: Pagefind,
  words: readonly string[],
  filters: Record<string, string>,
): Promise<Result[]> {
  const all = (await pagefind.search(words.join(' '), { filters })).results;
  if (words.length < 2) return all;
  const weight = await weightsOf(pagefind);
  const scores = new Map<string, { result: Result; score: number }>();
  const add = (result: Result, score: number): void => {
    const known = scores.get(result.id);
    scores.set(result.id, { result, score: (known?.score ?? 0) + score * (weight.get(result.id) ?? 1) });
  };
  for (const word of new Set(words)) {
    const { results } = await pagefind.search(word, { filters });
    const best = results[0]?.score ?? 1;
    const rarity = Math.max(floor, 1 / Math.log2(2 + results.length));
    for (const result of results) add(result, rarity * (1 + result.score / best));
  }
  const bestOfAll = all[0]?.score ?? 1;
  for (const result of all) add(result, 1 + result.score / bestOfAll);
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ result }) => result);
}
