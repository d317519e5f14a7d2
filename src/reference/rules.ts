import { type Language, languages } from '../site/languages.ts';
import { path } from '../site/paths.ts';
import { isParagraph, scan } from './scan.ts';

const sources = import.meta.glob<string>('../../content/{en,de}/**/*.mdx', {
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
  const slug = inside.slice(language.length + 1).replace(/(^|\/)index$/, '');
  for (const { component, id } of scan(text))
    if (id && isParagraph(component)) places.set(`${language} ${id}`, `${path(language, slug)}#${id}`);
}

/** The permanent link of a rule paragraph. */
export function ruleLink(language: Language, id: string): string {
  const link = places.get(`${language} ${id}`);
  if (!link) throw new Error(`There is no paragraph ${id} in ${language}`);
  return link;
}
