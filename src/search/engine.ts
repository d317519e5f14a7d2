import type { Subject } from '../site/games.ts';
import type { Kind } from '../site/kinds.ts';
import { lookUpId } from './ids.ts';
import { lookUpName } from './names.ts';
import { ranked } from './rank.ts';
import type { Hit, Pagefind, Result, Wish } from './types.ts';

const index = '/pagefind/pagefind.js';
let loading: Promise<Pagefind> | undefined;

/** Fetches the index once; a failure is not remembered, so that a second try can succeed. */
export function loadIndex(): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind = (await import(/* @vite-ignore */ index)) as Pagefind;
    await pagefind.options({ excerptLength: 24 });
    await pagefind.init();
    return pagefind;
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const most = 30;

/** The heading stands above the hit already; the passage need not repeat it. */
function withoutHeading(excerpt: string, heading: string): string {
  if (!heading) return excerpt;
  const words = heading.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const tag = '(?:</?mark>)*';
  return excerpt.replace(new RegExp(`^${tag}${words.join(`${tag}\\s+${tag}`)}${tag}\\.${tag}\\s+`), '');
}

async function hit(result: Result): Promise<Hit> {
  const { url, excerpt, meta } = await result.data();
  return {
    url: meta.address ?? url,
    title: meta.title ?? '',
    section: meta.section ?? '',
    kind: meta.kind as Kind,
    subject: meta.subject as Subject,
    icon: meta.icon ?? 'rule',
    id: meta.id ?? '',
    excerpt: withoutHeading(excerpt, meta.section || meta.title || ''),
  };
}

export async function find({ question, words, kind, subject }: Wish): Promise<Hit[]> {
  const pagefind = await loadIndex();
  const filters = { ...(kind && { kind }), ...(subject && { subject }) };
  const fits = (hit: Hit): boolean => (!kind || hit.kind === kind) && (!subject || hit.subject === subject);
  const byId = await lookUpId(words);
  const named = [...(byId ? [byId] : []), ...(await lookUpName(question)).filter(fits)];
  const results = await ranked(pagefind, words.split(' '), filters);
  const hits = await Promise.all(results.slice(0, most).map(hit));
  const urls = new Set(named.map(({ url }) => url));
  return [...named, ...hits.filter(({ url }) => !urls.has(url))];
}
