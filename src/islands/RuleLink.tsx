import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Language, original } from '../site/languages.ts';
import { path } from '../site/paths.ts';

type Places = Record<string, { url: string }>;

const known: Partial<Record<Language, Places>> = {};
const asked: Partial<Record<Language, Promise<void>>> = {};

function ask(language: Language): Promise<void> {
  asked[language] ??= fetch(`/data/ids.${language}.json`)
    .then((answer) => answer.json() as Promise<Places>)
    .then((places) => {
      known[language] = places;
    })
    .catch(() => {
      delete asked[language];
    });
  return asked[language];
}

/** Where a paragraph stands: in the reader's language, else in the original one, else in the list of all paragraphs. */
const placeOf = (language: Language, rule: string): string =>
  known[language]?.[rule]?.url ??
  known[original]?.[rule]?.url ??
  path(original, `rules/paragraphs/${rule.split('.')[0]}`);

/** The rule behind what is shown: a link to its very paragraph. */
export function RuleLink({ language, rule }: { language: Language; rule: string }): JSX.Element {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (known[language] && known[original]) return;
    Promise.all([ask(language), ask(original)]).then(() => redraw((n) => n + 1));
  }, [language]);
  return (
    <a class="rule-link" href={placeOf(language, rule)}>
      {rule}
    </a>
  );
}
