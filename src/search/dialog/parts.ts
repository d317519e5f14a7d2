// What the dialog is made of. Text is always set as text.

import type { KindWords } from '../../i18n/kinds.ts';
import type { SearchWords } from '../../i18n/search.ts';
import type { Subject } from '../../site/games.ts';
import type { Kind } from '../../site/kinds.ts';
import type { Hit } from '../find.ts';

/** A DOM element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export const button = (text: string, press: () => void, style = 'search-button'): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: style }, text);
  made.addEventListener('click', press);
  return made;
};

function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/** A choice among a few, the first of them being all. */
export function chooser(
  name: string,
  all: string,
  options: readonly (readonly [string, string])[],
): HTMLSelectElement {
  const select = element('select', { 'aria-label': name }, element('option', { value: '' }, all));
  for (const [value, text] of options) select.append(element('option', { value }, text));
  return select;
}

/** What languages are called in the reader’s own. */
const languageNames = new Intl.DisplayNames([document.documentElement.lang], { type: 'language' });

/** Where a hit comes from, in a few small words. */
function origin(hit: Hit, names: KindWords, words: SearchWords): HTMLElement {
  const line = element('span', { class: 'hit-origin' });
  const parts = [names.subjects[hit.subject as Subject], names.kinds[hit.kind as Kind]];
  if (hit.language) parts.push(words.writtenIn(languageNames.of(hit.language) ?? hit.language));
  line.append(parts.filter(Boolean).join(' · '));
  if (hit.id) line.append(' ', element('code', { class: 'hit-id' }, hit.id));
  return line;
}

export function hitLine(hit: Hit, names: KindWords, words: SearchWords): HTMLLIElement {
  const body = element('span', { class: 'hit-body' }, element('span', { class: 'hit-title' }, hit.title));
  const inItsLanguage: Record<string, string> = hit.language ? { lang: hit.language } : {};
  if (hit.facts.length > 0)
    body.append(element('span', { class: 'hit-facts', ...inItsLanguage }, hit.facts.join(' · ')));
  const text = element('span', { class: 'hit-text', ...inItsLanguage });
  for (const piece of hit.text) text.append(piece.marked ? element('mark', {}, piece.text) : piece.text);
  body.append(text, origin(hit, names, words));
  return element('li', {}, element('a', { class: 'hit', href: hit.url }, icon(hit.icon), body));
}
