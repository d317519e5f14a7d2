import { type Game, games, glossaryOf, hasBox, isSubject, type Subject } from '../site/games.ts';
import { type Language, languages } from '../site/languages.ts';
import { path } from '../site/paths.ts';

interface TermText {
  term: string;
  text: string;
}

interface Entry extends TermText {
  /** The name of its file: the box it belongs to. */
  subject: Subject;
}

const files = import.meta.glob<Record<string, TermText>>('../../content/terms/*/*.json', {
  import: 'default',
  eager: true,
});

function termsOf(language: Language): Record<string, Entry> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.fromEntries(
    own.flatMap(([file, terms]) => {
      const subject = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
      if (!isSubject(subject)) throw new Error(`${file} is named after no box`);
      return Object.entries(terms).map(([id, text]) => [id, { ...text, subject }]);
    }),
  );
}

const termTexts = Object.fromEntries(languages.map((language) => [language, termsOf(language)])) as Record<
  Language,
  Record<string, Entry>
>;

function entryOf(language: Language, id: string): Entry {
  const found = termTexts[language][id];
  if (!found) throw new Error(`The glossary has no term ${id} in ${language}`);
  return found;
}

/** The glossary entry of a term. */
export const term = (language: Language, id: string): TermText => entryOf(language, id);

/** Where a term is explained: in the glossary of its game. */
export function termLink(language: Language, id: string): string {
  const { subject } = entryOf(language, id);
  const game = games.find((each) => hasBox(each, subject)) ?? games[0]!;
  return `${path(language, glossaryOf(game))}#${id}`;
}

/** All terms of a game, in the order of the language. */
export function termsOfGame(language: Language, game: Game): (Entry & { id: string })[] {
  return Object.entries(termTexts[language])
    .filter(([, { subject }]) => hasBox(game, subject))
    .map(([id, entry]) => ({ id, ...entry }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}
