import type { Language } from './languages.ts';

/** The address of a page: `path('en', 'rules/base/round')` is `/en/rules/base/round/`. */
export function path(language: Language, slug = ''): string {
  const clean = slug.replace(/^\/+|\/+$/g, '');
  return clean === '' ? `/${language}/` : `/${language}/${clean}/`;
}
