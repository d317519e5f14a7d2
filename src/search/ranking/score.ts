// Which records answer a question best. Each thing asked for counts the more the fewer records speak of it; holding all of
// them counts most; and a rule answers before a note on it, a note before a mention.

import { type Box, firstBoxes } from '../../site/games.ts';
import type { Asked } from '../asking/question.ts';
import type { Index, Sort } from '../index/types.ts';
import { namedIn } from './names.ts';

/** How much each thing weighs; found with `npm run questions -- tune`, on the tuning half. */
export const weights: {
  sorts: Record<Sort, number>;
  /** How much less a record is worth that speaks of a part of the question only. */
  whole: number;
  /** What the page of a thing counts for that the question names, its entry in the glossary, a paragraph on its page. */
  piece: number;
  term: number;
  onItsPage: number;
  /** The box that is being read, or that was asked about last. */
  near: number;
  /** The box that a game begins with, where no other is named or read. */
  first: number;
  /** The box that the question names. */
  box: number;
  /** What its section and its page count for that speak of the same. */
  section: number;
  page: number;
  /** What answers an aim of the question, each. */
  aim: number;
  /** What is often led to is where a fact is stated. */
  links: number;
  /** How much louder a rare word is: below 1 the rarest are held back, since many only happen to be rare. */
  rare: number;
  /** What is no more than this part of the best is left out. */
  tail: number;
} = {
  // Somebody with a question wants the rule first, then what explains it, then where it is shown or mentioned.
  sorts: {
    rule: 1.25,
    note: 1.05,
    example: 0.85,
    open: 0.9,
    ruling: 1.2,
    asked: 1.3,
    term: 0.95,
    page: 0.8,
    piece: 1,
  },
  whole: 1.15,
  piece: 0.6,
  term: 0.2,
  onItsPage: 0.12,
  near: 1.2,
  first: 1.15,
  box: 1.6,
  section: 0.2,
  page: 0.1,
  aim: 1.12,
  links: 0.03,
  rare: 0.8,
  tail: 0.12,
};

export interface Scored {
  record: number;
  score: number;
  /** What part of the question it speaks of, from 0 to 1. */
  covers: number;
}

/** The rarer the louder. */
const rarity = (index: Index, count: number): number =>
  Math.log(1 + (index.size - count + 0.5) / (count + 0.5)) ** weights.rare;

const bitsIn = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitsIn(bits >> 1));

export interface Taste {
  /** The box that is being read. */
  near?: string | undefined;
  /** What the question is after, as bits. */
  aims?: number;
}

export function scored(index: Index, asked: readonly Asked[], { near, aims = 0 }: Taste = {}): Scored[] {
  const scores = new Float32Array(index.size);
  const covered = new Float32Array(index.size);
  const best = new Float32Array(index.size);
  const share = new Float32Array(index.size);
  const inSection = new Float32Array(index.size);
  const onPage = new Float32Array(index.size);
  const bestInSection = new Float32Array(index.size);
  const bestOnPage = new Float32Array(index.size);
  let whole = 0;
  const importances: number[] = [];
  for (const { meanings, telling, unknown } of asked) {
    const lists = [...meanings].map(([stem, weight]) => ({ ...index.listOf(stem)!, weight }));
    const rarest = lists.map(({ records }) => rarity(index, records.length));
    const importance =
      lists.length === 0 ? 0 : telling * Math.max(...rarest.map((each, i) => each * lists[i]!.weight));
    importances.push(importance);
    whole += unknown ? rarity(index, 3) : importance;
    const touched: number[] = [];
    lists.forEach(({ records, says, weight }, i) => {
      for (let n = 0; n < records.length; n++) {
        const record = records[n]!;
        const score = telling * rarest[i]! * weight * says[n]!;
        if (best[record] === 0) touched.push(record);
        if (score > best[record]!) best[record] = score;
        if (weight > share[record]!) share[record] = weight;
      }
    });
    for (const record of touched) {
      const section = index.sectionOf(record);
      const page = index.pageNumber(record);
      if (best[record]! > bestInSection[section]!) bestInSection[section] = best[record]!;
      if (best[record]! > bestOnPage[page]!) bestOnPage[page] = best[record]!;
    }
    for (const record of touched) {
      const section = index.sectionOf(record);
      const page = index.pageNumber(record);
      inSection[section]! += bestInSection[section]!;
      onPage[page]! += bestOnPage[page]!;
      bestInSection[section] = 0;
      bestOnPage[page] = 0;
      scores[record]! += best[record]!;
      covered[record]! += importance * share[record]!;
      best[record] = 0;
      share[record] = 0;
    }
  }
  if (whole === 0) return [];
  const boxes = new Set(asked.flatMap(({ box }) => box ?? []));
  const named = namedIn(index, asked, importances);
  const found: Scored[] = [];
  for (let record = 0; record < index.size; record++) {
    if (scores[record] === 0) continue;
    const covers = Math.min(1, covered[record]! / whole);
    const sort = index.sortOf(record);
    const around =
      weights.section * inSection[index.sectionOf(record)]! +
      weights.page * onPage[index.pageNumber(record)]!;
    let score = (scores[record]! + around) * covers ** weights.whole * weights.sorts[sort];
    score *= weights.aim ** bitsIn(aims & index.answersOf(record));
    score *= 1 + weights.links * index.linksTo(record);
    const own = named.records.get(record);
    const page = named.pages.get(index.pageNumber(record));
    if (own) score += (sort === 'piece' ? weights.piece : weights.term) * own;
    else if (page) score += weights.onItsPage * page * covers;
    const subject = index.subjectOf(record);
    if (boxes.has(subject)) score *= weights.box;
    else if (boxes.size === 0 && near === undefined && firstBoxes.includes(subject as Box))
      score *= weights.first;
    if (near !== undefined && subject === near) score *= weights.near;
    found.push({ record, score, covers });
  }
  return onePerFamily(
    index,
    found.sort(
      (a, b) =>
        Number(named.whole.has(b.record)) - Number(named.whole.has(a.record)) ||
        b.score - a.score ||
        a.record - b.record,
    ),
    named.whole,
  );
}

/** Of paragraphs that say the same of sisters the best stands for all; and the list ends where nothing is left to say. */
function onePerFamily(index: Index, found: readonly Scored[], first: ReadonlySet<number>): Scored[] {
  const least = found.reduce((best, { score }) => Math.max(best, score), 0) * weights.tail;
  const families = new Set<number>();
  return found.filter(({ record, score }) => {
    if (score < least && !first.has(record)) return false;
    const family = index.head.twins[record];
    if (family === undefined) return true;
    if (families.has(family)) return false;
    families.add(family);
    return true;
  });
}
