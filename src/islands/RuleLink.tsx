import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../site/languages.ts';
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

/** Where a paragraph stands: in the reader's language, else in English, else in the list of all paragraphs. */
const placeOf = (language: Language, rule: string): string =>
  known[language]?.[rule]?.url ??
  known.en?.[rule]?.url ??
  path('en', `rules/paragraphs/${rule.split('.')[0]}`);

/** The rule behind what is shown: a link to its very paragraph. */
export function RuleLink({ language, rule }: { language: Language; rule: string }): JSX.Element {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (known[language] && known.en) return;
    Promise.all([ask(language), ask('en')]).then(() => redraw((n) => n + 1));
  }, [language]);
  return (
    <a class="rule-link" href={placeOf(language, rule)}>
      {rule}
    </a>
  );
}
