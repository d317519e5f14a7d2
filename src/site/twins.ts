import type { Language } from './languages.ts';

/** Every MDX file of content, so that a layout can ask synchronously what exists in which language. */
const files = new Set(Object.keys(import.meta.glob('../../content/{en,de}/**/*.mdx')));

/** Pages built by src/pages in every language, besides the shelves. */
const everywhere = new Set(['', 'glossary', 'map']);

/** Is there a page with this slug in this language? */
export function existsIn(language: Language, slug: string): boolean {
  if (everywhere.has(slug)) return true;
  const at = `../../content/${language}/${slug}`;
  return (
    files.has(`${at}.mdx`) ||
    files.has(`${at}/index.mdx`) ||
    [...files].some((f) => !slug.includes('/') && f.startsWith(`${at}/`))
  );
}

/** The page itself where it exists, otherwise its nearest ancestor that does. */
export function nearestIn(language: Language, slug: string): string {
  let at = slug;
  while (at !== '' && !existsIn(language, at)) at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
  return at;
}
