// A question and what the dialog shows of its answer: what it was taken for, and a page of hits with their texts.

import type { Asked } from './asking/question.ts';
import { suggestions } from './asking/suggestions.ts';
import { type Piece, passage } from './excerpt.ts';
import { textAt } from './index/texts.ts';
import type { Index } from './index/types.ts';
import { openIds, openTexts } from './open.ts';
import type { Scored, Taste } from './ranking/score.ts';
import { answer, isId, recordWithId } from './search.ts';
import { wordsOf } from './words/split.ts';

/** One paragraph, term or page that answers. */
export interface Hit {
  url: string;
  /** Section and page, or what it is called. */
  title: string;
  kind: string;
  subject: string;
  icon: string;
  /** The paragraph id, for people who know it by heart. */
  id: string;
  /** What is printed on it, as far as it was asked for. */
  facts: string[];
  text: readonly Piece[];
  /** The language it is written in, where that is not the reader’s. */
  language?: string;
}

interface Wish extends Taste {
  question: string;
  kind?: string | undefined;
  subject?: string | undefined;
}

interface Found {
  count: number;
  /** How many there would be of all kinds and games. */
  unfiltered: number;
  /** No record speaks of most of what was asked. */
  partly: boolean;
  /** Nothing but words that say nothing by themselves. */
  idleOnly: boolean;
  /** What the question was taken for, where that is not what was typed. */
  corrected?: string;
  /** Names that come near, where nothing was found. */
  nearest: readonly string[];
  /** The words of the question that say something, corrected. */
  words: string;
  hits(from: number, to: number): Promise<Hit[]>;
}

/** A question longer than this is no question. */
const LONGEST = 300;
/** What speaks of less than this part of a question is shown as what comes nearest. */
const PARTLY = 0.45;

const kindOf = (index: Index, record: number): string => {
  const { kind, subject } = index.lookOf(record);
  if (index.isPage(record)) return kind;
  const sort = index.sortOf(record);
  if (sort === 'term') return 'glossary';
  // What the Codex says about itself is no rule of a game; what is asked of a game is.
  return subject === 'codex' && sort !== 'asked' ? 'page' : 'rule';
};

const correctedOf = (asked: readonly Asked[]): string | undefined =>
  asked.some(({ corrected }) => corrected)
    ? asked
        .filter(({ unknown }) => !unknown)
        .map(({ words, corrected }) => corrected ?? words.join(' '))
        .join(' ')
    : undefined;

const FACTS = 3;

/** What is printed on a thing: first what was asked for, then what comes first. */
function factsAsked(index: Index, facts: readonly string[], marks: ReadonlySet<string>): string[] {
  const isAsked = (fact: string): boolean =>
    wordsOf(fact.split(':')[0]!).some((word) => marks.has(index.stem(word)));
  const asked = facts.filter(isAsked);
  return [...asked, ...facts.filter((fact) => !asked.includes(fact))].slice(0, Math.max(FACTS, asked.length));
}

async function hitOf(index: Index, asked: readonly Asked[], record: number, language: string): Promise<Hit> {
  const look = index.lookOf(record);
  const { file, at } = textAt(record);
  const texts = await openTexts(`/search/${index.head.texts}/${file}.json`);
  const [address, title, section, text, facts = [], names = []] = texts[at]!;
  const isTerm = index.sortOf(record) === 'term';
  const marks = new Set(asked.flatMap(({ meanings }) => [...meanings.keys()]));
  return {
    url: `/${look.language ?? language}/${address}`,
    // A thing goes by the reader’s name for it first; a lent page has that behind its own.
    title:
      names.length > 0
        ? (look.language ? names.toReversed() : names).join(' · ')
        : section
          ? `${section} · ${title}`
          : title,
    kind: kindOf(index, record),
    subject: index.subjectOf(record),
    icon: isTerm ? 'book' : look.icon,
    id: isTerm ? '' : (address.split('#')[1] ?? ''),
    facts: factsAsked(index, facts, marks),
    text: passage(text, (word) => marks.has(index.stem(word))),
    ...(look.language && { language: look.language }),
  };
}

async function withItself(
  index: Index,
  question: string,
  found: readonly Scored[],
): Promise<readonly Scored[]> {
  if (!isId(question)) return found;
  const record = recordWithId(await openIds(`/search/${index.head.texts}/ids.json`), question);
  if (record === undefined) return found;
  const itself: Scored = { record, score: Number.POSITIVE_INFINITY, covers: 1 };
  return [itself, ...found.filter((other) => other.record !== record)];
}

export async function find(index: Index, language: string, wish: Wish): Promise<Found> {
  const question = wish.question.slice(0, LONGEST).trim();
  const { asked, found: ranked } = answer(index, question, wish);
  const found = await withItself(index, question, ranked);
  const fits = ({ record }: Scored): boolean =>
    (!wish.kind || kindOf(index, record) === wish.kind) &&
    (!wish.subject || index.subjectOf(record) === wish.subject);
  const fitting = found.filter(fits);
  const corrected = correctedOf(asked);
  return {
    count: fitting.length,
    unfiltered: found.length,
    partly: (fitting[0]?.covers ?? 0) < PARTLY,
    idleOnly: question !== '' && asked.length === 0,
    words: corrected ?? asked.map(({ words }) => words.join(' ')).join(' '),
    ...(corrected && { corrected }),
    nearest: found.length > 0 ? [] : suggestions(index, question),
    hits: (from, to) =>
      Promise.all(fitting.slice(from, to).map(({ record }) => hitOf(index, asked, record, language))),
  };
}
