// What the dialog offers before anything is asked.

import type { SearchWords } from '../../i18n/search.ts';
import { forget, recent } from '../recent.ts';
import { button, element } from './parts.ts';

/** Questions asked before or to begin with, and the page of what is most asked. `ask`: puts a question into the field. */
export function beginnings(
  language: string,
  words: SearchWords,
  ask: (question: string) => void,
  again: () => void,
): HTMLElement[] {
  const choices = (questions: readonly string[]): HTMLElement =>
    element(
      'div',
      { class: 'search-choices' },
      ...questions.map((question) => button(question, () => ask(question))),
    );
  const asked = recent();
  const mostAsked = element('a', { class: 'search-map', href: `/${language}/most-asked/` }, words.mostAsked);
  if (asked.length === 0) return [choices(words.examples), mostAsked];
  const forgetting = button(
    words.forget,
    () => {
      forget();
      again();
    },
    'search-plain',
  );
  return [element('h2', {}, words.recent), choices(asked), forgetting, mostAsked];
}
