import { existsIn } from './addresses.ts';
import { type Language, languages, original } from './languages.ts';
import { path } from './paths.ts';

interface HeadLink {
  rel: 'canonical' | 'alternate';
  hreflang?: string;
  href: string;
}

/** What a page tells search engines of its address and its other languages. They want whole addresses or none. */
export function headLinks(site: URL | undefined, language: Language, slug: string | undefined): HeadLink[] {
  if (!site || slug === undefined) return [];
  const at = (other: Language): string => new URL(path(other, slug), site).href;
  const canonical: HeadLink = { rel: 'canonical', href: at(language) };
  const there = languages.filter((other) => existsIn(other, slug));
  if (there.length < 2) return [canonical];
  const alternates = there.map((other): HeadLink => ({ rel: 'alternate', hreflang: other, href: at(other) }));
  return [canonical, ...alternates, { rel: 'alternate', hreflang: 'x-default', href: at(original) }];
}
