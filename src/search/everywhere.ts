// Every place that has the words of a question, from Pagefind’s index of all words: fetched only when somebody asks for it.

import { type Piece, passage } from './excerpt.ts';
import type { Hit } from './find.ts';
import { wordsOf } from './words/split.ts';

interface Result {
  data(): Promise<{ url: string; excerpt: string; content: string; meta: Record<string, string> }>;
}
interface Pagefind {
  init(): Promise<void>;
  search(words: string, options: { filters: Record<string, string> }): Promise<{ results: Result[] }>;
}

const address = '/pagefind/pagefind.js';
let loading: Promise<Pagefind> | undefined;

function open(): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
    await pagefind.init();
    return pagefind;
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface Places {
  count: number;
  hits(from: number, to: number): Promise<Hit[]>;
}

/** `words`: those of a question that say something. */
export async function everywhere(
  words: string,
  { kind, subject }: { kind?: string | undefined; subject?: string | undefined },
): Promise<Places> {
  const pagefind = await open();
  const { results } = await pagefind.search(words, {
    filters: { ...(kind && { kind }), ...(subject && { subject }) },
  });
  const asked = new Set(wordsOf(words));
  const hit = async (result: Result): Promise<Hit> => {
    const { url, content, meta } = await result.data();
    // The heading stands above the hit already.
    const heading = [meta.title, meta.section].filter(Boolean).join('. ');
    const text = content.startsWith(`${heading}. `) ? content.slice(heading.length + 2) : content;
    const pieces: readonly Piece[] = passage(text, (word) => asked.has(word));
    return {
      url: meta.address ?? url,
      title: meta.section ? `${meta.section} · ${meta.title}` : (meta.title ?? ''),
      kind: meta.kind ?? 'page',
      subject: meta.subject ?? 'codex',
      icon: meta.icon ?? 'rule',
      id: meta.kind === 'glossary' ? '' : (meta.id ?? ''),
      facts: [],
      text: pieces,
    };
  };
  return { count: results.length, hits: (from, to) => Promise.all(results.slice(from, to).map(hit)) };
}
