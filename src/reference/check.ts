import type { Language } from '../site/languages.ts';
import { isParagraph, type Mention, scan, type Thing } from './scan.ts';

export interface Source {
  /** Path as a person would type it, e.g. content/en/rules/base/round.mdx. */
  file: string;
  language: Language;
  text: string;
}

/** What references may point to, besides the paragraphs of the pages themselves. */
export interface Known {
  /** The ids of each thing of a game. */
  things: Record<Thing, ReadonlySet<string>>;
  /** Paragraphs that pages make from data. */
  rules: ReadonlySet<string>;
  terms: Record<Language, ReadonlySet<string>>;
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Ids read like `fiends.breach.3`: lower-case words with dots; the last part may be a number. */
const idPattern = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9-]+)+$/;

type Place = Mention & { file: string; language: Language };

/** Everything wrong with the ids of these pages; an empty list means the build may go on. */
export function problems(sources: readonly Source[], known: Known): Problem[] {
  const places = sources.flatMap(({ file, language, text }): Place[] =>
    scan(text).map((mention) => ({ ...mention, file, language })),
  );
  const owners = new Map<string, Place>();
  const found: Problem[] = [];
  const report = (place: Place, message: string): void => {
    found.push({ file: place.file, line: place.line, message });
  };

  for (const place of places) {
    if (place.id === undefined) report(place, `<${place.component}> needs an id written as plain text`);
    else if (isParagraph(place.component)) {
      const key = `${place.language} ${place.id}`;
      const owner = owners.get(key);
      if (!idPattern.test(place.id)) report(place, `“${place.id}” is not an id such as fiends.breach.3`);
      else if (owner) report(place, `“${place.id}” already stands at ${owner.file}:${owner.line}`);
      else owners.set(key, place);
    }
  }
  for (const place of places) {
    if (place.id === undefined || isParagraph(place.component)) continue;
    if (!resolves(place, place.id))
      report(place, `<${place.component}> names “${place.id}”, which does not exist`);
  }
  return found;

  function resolves(place: Place, id: string): boolean {
    if (place.component === 'RuleRef') return owners.has(`${place.language} ${id}`) || known.rules.has(id);
    if (place.component === 'Term') return known.terms[place.language].has(id);
    return known.things[place.component as Thing].has(id);
  }
}

export function asText(found: readonly Problem[]): string {
  return found.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n');
}
