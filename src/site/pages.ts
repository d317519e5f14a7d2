import { type CollectionEntry, getCollection } from 'astro:content';
import { isFilled } from './addresses.ts';
import type { Language } from './languages.ts';
import { languages } from './languages.ts';
import { type Shelf, shelves } from './shelves.ts';

export type Page = CollectionEntry<'pages'>;

const byReadingOrder = (a: Page, b: Page): number => a.data.order - b.data.order || a.id.localeCompare(b.id);

export function languageOf(page: Page): Language {
  const found = languages.find((language) => page.id.startsWith(`${language}/`));
  if (!found) throw new Error(`${page.id} stands outside the language folders`);
  return found;
}

/** The part of the address that all languages share. */
export function slugOf(page: Page): string {
  return page.id.slice(page.id.indexOf('/') + 1);
}

export function shelfOf(page: Page): Shelf | undefined {
  const first = slugOf(page).split('/')[0];
  return shelves.find((shelf) => shelf === first);
}

/** A quick sheet, on whatever shelf: it is printed on one page of paper. */
export const isSheet = (page: Page): boolean => slugOf(page).split('/').includes('sheets');

export async function pagesIn(language: Language): Promise<Page[]> {
  const pages = await getCollection('pages', (page) => page.id.startsWith(`${language}/`));
  return pages.sort(byReadingOrder);
}

export async function pagesOn(shelf: Shelf, language: Language): Promise<Page[]> {
  return (await pagesIn(language)).filter((page) => shelfOf(page) === shelf);
}

/** Shelves without a page stay out of sight. */
export function filledShelves(language: Language): Shelf[] {
  return shelves.filter((shelf) => isFilled(language, shelf));
}
