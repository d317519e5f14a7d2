import { type Language, languages, original } from './languages.ts';
import { inAddress, slugOfFile } from './paths.ts';

/** Every address that content makes, so that a layout can ask synchronously what exists in which language. */
const addresses = new Set(
  Object.keys(import.meta.glob('../../content/*/**/*.mdx')).map((file) => {
    const inside = file.slice('../../content/'.length, -'.mdx'.length);
    return `${inside.split('/')[0]}/${slugOfFile(inside)}`;
  }),
);

/** Worked examples that the engine plays are told in every language, those drawn by hand in the original one so far. */
const examples = import.meta.glob<{ title?: Record<Language, string> }>(
  '../../content/caverna/examples/*.json',
  {
    import: 'default',
    eager: true,
  },
);
for (const [file, { title }] of Object.entries(examples))
  for (const language of title ? languages : [original])
    addresses.add(
      `${language}/simulators/examples/${file.slice(file.lastIndexOf('/') + 1, -'.json'.length)}`,
    );
addresses.add(`${original}/simulators`);
for (const language of languages) addresses.add(`${language}/play`);

/** Positions to try stand in every language. */
for (const file of Object.keys(import.meta.glob('../../content/caverna/scenarios/try/*.json')))
  for (const language of languages)
    addresses.add(
      `${language}/simulators/folk/${inAddress(file.slice(file.lastIndexOf('/') + 1, -'.json'.length))}`,
    );

/** Indexes whose pages are made from data alone: where the index is, its pages are. */
const generated = [
  'rules/exchanges',
  'rules/event-boards',
  'rules/movement-cards',
  'rules/milestones',
  'rules/supply-board',
];

/** Pages built by src/pages in every language, besides the shelves. */
const everywhere = new Set([
  '',
  'glossary',
  'glossary/names',
  'map',
  'rules/paragraphs/base',
  'rules/paragraphs/codex',
  'rules/paragraphs/fiends',
  'rules/paragraphs/folk',
  'play/campaign',
  'play/replay',
  'simulators/expedition',
  'simulators/orc-event',
  'simulators/folk-draft',
  'tools/my-box',
]);

/** Is there a page with this slug in this language? */
export function existsIn(language: Language, slug: string): boolean {
  const address = `${language}/${slug}`;
  if (everywhere.has(slug) || addresses.has(address)) return true;
  const index = generated.find((other) => slug.startsWith(`${other}/`));
  if (index) return addresses.has(`${language}/${index}`);
  // A shelf exists as soon as a page stands on it.
  if (slug.includes('/')) return false;
  const stands = (place: string) => (other: string) => other.startsWith(`${place}/`);
  return [...addresses].some(stands(address)) || [...everywhere].some(stands(slug));
}

/** Is there a content file for exactly this slug? */
export const hasOwnPage = (language: Language, slug: string): boolean => addresses.has(`${language}/${slug}`);

/** Does this shelf have anything on it in this language? */
export const isFilled = (language: Language, shelf: string): boolean => existsIn(language, shelf);

/** The page itself where it exists, otherwise its nearest ancestor that does. */
export function nearestIn(language: Language, slug: string): string {
  let at = slug;
  while (at !== '' && !existsIn(language, at)) at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
  return at;
}
