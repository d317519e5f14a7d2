import type { Strings } from '../i18n/site.ts';
import { type Kind, kindIcons, kinds } from '../site/kinds.ts';
import type { Hit } from './types.ts';

/** A DOM element with attributes and children; text is always set as text. */
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

function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

interface Chooser {
  label: HTMLLabelElement;
  select: HTMLSelectElement;
  value(): string | undefined;
  /** Takes out the options that are not among these values. */
  keep(values: readonly string[]): void;
}

export function chooser(name: string, all: string, options: [string, string][]): Chooser {
  const select = element('select', {}, element('option', { value: '' }, all));
  for (const [value, text] of options) select.append(element('option', { value }, text));
  const label = element('label', {}, `${name} `, select);
  const keep = (values: readonly string[]): void => {
    for (const option of [...select.options])
      if (option.value && !values.includes(option.value)) option.remove();
  };
  return { label, select, value: () => select.value || undefined, keep };
}

/** The passage with its matches marked. Pagefind hands over HTML; only its <mark> is let through. */
function passage(excerpt: string): HTMLElement {
  const line = element('span', { class: 'hit-text' });
  excerpt.split(/(<mark>.*?<\/mark>)/).forEach((piece) => {
    const marked = /^<mark>(.*)<\/mark>$/.exec(piece)?.[1];
    line.append(marked === undefined ? plain(piece) : element('mark', {}, plain(marked)));
  });
  return line;
}

/** Entities decoded, nothing parsed as markup, spaces kept. */
function plain(html: string): string {
  const field = document.createElement('textarea');
  field.innerHTML = html;
  return field.value;
}

function hit({ url, title, section, icon: name, id, excerpt }: Hit): HTMLLIElement {
  const heading = element('span', { class: 'hit-title' }, section ? `${section} · ${title}` : title);
  const link = element(
    'a',
    { class: 'hit', href: url },
    icon(name),
    element('span', {}, heading, passage(excerpt)),
  );
  if (id) link.append(element('code', { class: 'hit-id' }, id));
  return element('li', {}, link);
}

/** Hits grouped by kind; the kind of the best hit comes first. */
export function resultList(hits: readonly Hit[], t: Strings): HTMLElement[] {
  const order = [...new Set([...hits.map(({ kind }) => kind), ...kinds])] as Kind[];
  return order.flatMap((kind) => {
    const own = hits.filter((other) => other.kind === kind);
    if (own.length === 0) return [];
    const heading = element('h2', {}, icon(kindIcons[kind]), ` ${t.kinds[kind]}`);
    return [element('section', {}, heading, element('ul', {}, ...own.map(hit)))];
  });
}
