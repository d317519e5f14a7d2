import type { Language } from './languages.ts';

/** The address of a page: `path('en', 'rules/base/round')` is `/en/rules/base/round/`. */
export function path(language: Language, slug = ''): string {
  const clean = slug.replace(/^\/+|\/+$/g, '');
  return clean === '' ? `/${language}/` : `/${language}/${clean}/`;
}

/** Dots and capitals of ids become hyphens: `ruby.wildBoar` stands at ruby-wild-boar, `M1-1` at m1-1. */
export function inAddress(id: string): string {
  if (/^[A-Z]/.test(id)) return id.toLowerCase();
  return id.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Where a content file stands on the site: `en/components/tiles/woodSupplier` is `tiles/wood-supplier`.
 * Components stand below `components/` in the content folder and without it in the address.
 */
export function slugOfFile(inside: string): string {
  const parts = inside.split('/').slice(1);
  const index = parts.at(-1) === 'index';
  const kept = index ? parts.slice(0, -1) : parts;
  if (kept[0] !== 'components') return kept.join('/');
  const last = kept.at(-1) ?? '';
  return [...kept.slice(1, -1), index ? last : inAddress(last)].join('/');
}
