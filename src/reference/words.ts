import { spoken } from '../i18n/load.ts';
import type { Game } from '../site/games.ts';
import { type Language, languages, original } from '../site/languages.ts';

export interface TermText {
  term: string;
  text: string;
}

/** The box a term belongs to: the name of its file. */
interface Entry extends TermText {
  box: Game;
}

const files = import.meta.glob<Record<string, TermText>>('../../content/terms/*/*.json', {
  import: 'default',
  eager: true,
});

function termsOf(language: Language): Record<string, Entry> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.fromEntries(
    own.flatMap(([file, terms]) => {
      const box = file.slice(file.lastIndexOf('/') + 1, -'.json'.length) as Game;
      return Object.entries(terms).map(([id, text]) => [id, { ...text, box }]);
    }),
  );
}

const termTexts = Object.fromEntries(languages.map((language) => [language, termsOf(language)])) as Record<
  Language,
  Record<string, Entry>
>;

/** The glossary entry of a term. */
export function term(language: Language, id: string): TermText {
  const found = termTexts[language][id];
  if (!found) throw new Error(`The glossary has no term ${id} in ${language}`);
  return found;
}

export function allTerms(language: Language): (Entry & { id: string })[] {
  return Object.entries(termTexts[language])
    .map(([id, entry]) => ({ id, ...entry }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}

const tileNames = spoken<Readonly<Record<string, string | null>>>(
  import.meta.glob('../../content/caverna/names/*/tiles.json', { eager: true, import: 'default' }),
);
const goodNames = spoken<Readonly<Record<string, readonly string[]>>>(
  import.meta.glob('../../content/caverna/names/*/goods.json', { eager: true, import: 'default' }),
);

/** The name of a furnishing tile; where a language has none on record, the original one stands in. */
export function tileName(language: Language, id: string): string {
  const name = tileNames(language)[id] ?? tileNames(original)[id];
  if (!name) throw new Error(`There is no furnishing tile ${id}`);
  return name;
}

/** Does the tile have a name in this very language? */
export const hasOwnName = (language: Language, id: string): boolean => !!tileNames(language)[id];

/** The name of a good or animal, in the number that `count` asks for. */
export function goodName(language: Language, id: string, count = 1): string {
  const name = goodNames(language)[id]?.[count === 1 ? 0 : 1];
  if (!name) throw new Error(`There is no good ${id}`);
  return name;
}
