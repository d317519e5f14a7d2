import type { Subject } from '../site/games.ts';
import type { Kind } from '../site/kinds.ts';

/** One paragraph, term or page that matches. */
export interface Hit {
  url: string;
  title: string;
  /** Section of the page, where the hit is a paragraph. */
  section: string;
  kind: Kind;
  subject: Subject;
  icon: string;
  /** The paragraph id, for people who know it by heart. */
  id: string;
  /** The matching passage as HTML: plain text with <mark>. */
  excerpt: string;
}

export interface Wish {
  /** As it was typed. */
  question: string;
  /** The telling words of it. */
  words: string;
  kind?: Kind | undefined;
  subject?: Subject | undefined;
}

interface PagefindData {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}
export interface Result {
  id: string;
  score: number;
  data(): Promise<PagefindData>;
}
export interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<Record<string, Record<string, number>>>;
  search(
    words: string | null,
    options: { filters: Record<string, string | { any: readonly string[] }> },
  ): Promise<{ results: Result[] }>;
}
