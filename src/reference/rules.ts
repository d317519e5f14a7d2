import { madeParagraphs } from '../games/made.ts';
import { existsIn } from '../site/addresses.ts';
import { type Language, languages, original } from '../site/languages.ts';
import { path, slugOfFile } from '../site/paths.ts';
import { isParagraph, scan } from './scan.ts';

const sources = import.meta.glob<string>('../../content/*/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where each paragraph id stands, per language. */
const places = new Map<string, string>();
for (const [file, text] of Object.entries(sources)) {
  const inside = file.slice('../../content/'.length, -'.mdx'.length);
  const language = languages.find((l) => inside.startsWith(`${l}/`));
  if (!language) continue;
  const slug = slugOfFile(inside);
  for (const { component, id } of scan(text))
    if (id && isParagraph(component)) places.set(`${language} ${id}`, `${path(language, slug)}#${id}`);
}

for (const { rule, slug } of madeParagraphs)
  for (const language of languages) {
    const key = `${language} ${rule}`;
    if (!places.has(key) && existsIn(language, slug)) places.set(key, `${path(language, slug)}#${rule}`);
  }

/** The permanent link of a rule paragraph. */
export function ruleLink(language: Language, id: string): string {
  const link = places.get(`${language} ${id}`);
  if (!link) throw new Error(`There is no paragraph ${id} in ${language}`);
  return link;
}

/** A paragraph in the reader's language, or else the original one; `lang` is there where it is another language. */
export function nearestRule(language: Language, id: string): { href: string; lang?: Language } {
  const own = places.get(`${language} ${id}`);
  if (own || language === original) return { href: own ?? ruleLink(language, id) };
  return { href: ruleLink(original, id), lang: original };
}

/** Every paragraph of a language with its permanent link. */
export function ruleLinks(language: Language): Record<string, string> {
  const own = [...places].filter(([key]) => key.startsWith(`${language} `));
  return Object.fromEntries(own.map(([key, link]) => [key.slice(language.length + 1), link]));
}
