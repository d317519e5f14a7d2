import { type Language, languages, original } from '../../site/languages.ts';
import { inAddress } from '../../site/paths.ts';
import { madeFromData, places } from '../catalogue/kinds.ts';
import { boxes } from './boxes.ts';

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

/** Worked examples that the engine plays are told in every language, those drawn by hand in the original one so far. */
const examples = Object.entries(
  import.meta.glob<{ title?: Record<Language, string> }>('../../../content/caverna/examples/*.json', {
    import: 'default',
    eager: true,
  }),
).map(([file, { title }]) => ({ slug: `simulators/examples/${nameOf(file)}`, inAll: title !== undefined }));

/** Positions to try, a page for each folk. */
const tries = Object.keys(import.meta.glob('../../../content/caverna/scenarios/try/*.json')).map(
  (file) => `simulators/folk/${inAddress(nameOf(file))}`,
);

const ownPages = (language: Language): string[] => [
  ...examples.filter(({ inAll }) => inAll || language === original).map(({ slug }) => slug),
  ...tries,
  ...(language === original ? ['simulators'] : []),
  'play',
];

/** The addresses of Caverna that no page of `content` makes. */
export const addresses = {
  own: languages.flatMap((language) => ownPages(language).map((slug) => `${language}/${slug}`)),
  made: madeFromData.map((kind) => places[kind].slug),
  everywhere: [
    ...boxes.map((box) => `rules/paragraphs/${box}`),
    'play/campaign',
    'play/replay',
    'simulators/expedition',
    'simulators/orc-event',
    'simulators/folk-draft',
    'tools/my-box',
  ],
};
