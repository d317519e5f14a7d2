import type { Game } from '../site/games.ts';
import type { Kind } from '../site/kinds.ts';

/** One paragraph, term or page that matches. */
export interface Hit {
  url: string;
  title: string;
  /** Section of the page, where the hit is a paragraph. */
  section: string;
  kind: Kind;
  game: Game;
  icon: string;
  /** The paragraph id, for people who know it by heart. */
  id: string;
  /** The matching passage as HTML: plain text with <mark>. */
  excerpt: string;
}

export interface Wish {
  words: string;
  kind?: Kind | undefined;
  game?: Game | undefined;
}

interface PagefindData {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}
interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  search(
    words: string,
    options: { filters: Record<string, string> },
  ): Promise<{ results: { data(): Promise<PagefindData> }[] }>;
}

const index = '/pagefind/pagefind.js';
let loading: Promise<Pagefind> | undefined;

/** Fetches the index once; a failure is not remembered, so that a second try can succeed. */
export function loadIndex(): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind = (await import(/* @vite-ignore */ index)) as Pagefind;
    await pagefind.options({ excerptLength: 24, ranking: { termFrequency: 0.6, pageLength: 0.4 } });
    await pagefind.init();
    return pagefind;
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const most = 30;

export async function find({ words, kind, game }: Wish): Promise<Hit[]> {
  const pagefind = await loadIndex();
  const filters = { ...(kind && { kind }), ...(game && { game }) };
  const { results } = await pagefind.search(words, { filters });
  const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return data.map(({ url, excerpt, meta }) => ({
    url: meta.address ?? url,
    title: meta.title ?? '',
    section: meta.section ?? '',
    kind: meta.kind as Kind,
    game: meta.game as Game,
    icon: meta.icon ?? 'rule',
    id: meta.id ?? '',
    excerpt,
  }));
}
