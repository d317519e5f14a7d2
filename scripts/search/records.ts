// What a person reads on a finished page, as records: one for each paragraph with an id, each glossary entry and each page.
// Drawings, labels and links to elsewhere are left out.

import { type HTMLElement, parse } from 'node-html-parser';
import type { Sort } from '../../src/search/index/types.ts';

export interface Record {
  /** Nothing for the page itself. */
  id: string;
  sort: Sort;
  subject: string;
  section: string;
  /** What it is called, where it is a thing of its own. */
  names: string[];
  text: string;
  /** What is printed on it, as `Price: 2 wood`. */
  facts: string[];
  /** From how many other pages a link leads to it. */
  links: number;
}

export interface PageOfRecords {
  /** Address below the language. */
  path: string;
  language: string;
  title: string;
  kind: string;
  subject: string;
  icon: string;
  /** The first is the page itself. */
  records: Record[];
}

/** Drawings, labels, links to elsewhere, and what a term says when somebody points at it. */
const UNREAD =
  '[data-search-skip], p.para-label, .permalink, .term-text, .touches, svg, script, style, [aria-hidden="true"]';

function read(node: HTMLElement): string {
  const copy = parse(node.toString());
  for (const unread of copy.querySelectorAll(UNREAD)) unread.remove();
  // Two table cells or list items are two things.
  for (const cell of copy.querySelectorAll('td, th, li, dd, dt, p')) cell.insertAdjacentHTML('afterend', ' ');
  return copy.textContent
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const PARAGRAPHS = ['asked', 'rule', 'note', 'example', 'open', 'ruling'] as const;

function sortOf(node: HTMLElement, isChapter: boolean): Sort {
  if (node.querySelector('dt') && node.getAttribute('data-search') === 'glossary') return 'term';
  const sort = PARAGRAPHS.find((each) => node.classList.contains(each)) ?? 'note';
  // On the page of a piece the rule is what the piece does.
  return sort === 'rule' && !isChapter ? 'ruling' : sort;
}

/** What a component has printed on it: pairs of a list of facts. */
function factsOf(page: HTMLElement): string[] {
  return page.querySelectorAll('dl.facts > .fact').map((fact) => {
    const name = fact.querySelector('dt')!;
    const goods = fact.querySelectorAll('dd .good').map(read);
    const value = goods.length > 1 ? goods.join(', ') : read(fact.querySelector('dd')!);
    return `${read(name)}: ${value}`;
  });
}

export function recordsOf(path: string, html: string): PageOfRecords | null {
  const root = parse(html);
  const page = root.querySelector('[data-search-page]');
  if (!page) return null;
  const kind = page.getAttribute('data-search-page')!;
  const subject = page.getAttribute('data-search-subject')!;
  const title = read(root.querySelector('h1')!);
  const isChapter = kind === 'page';
  const summary = root.querySelector('[data-search-summary]');
  const also = page.getAttribute('data-search-also') ?? '';
  const records: Record[] = [
    {
      id: '',
      sort: isChapter ? 'page' : 'piece',
      subject,
      section: '',
      names: isChapter ? [] : [title, ...also.split('|').map((name) => name.trim())].filter(Boolean),
      text: summary ? read(summary) : '',
      facts: isChapter ? [] : factsOf(page),
      links: 0,
    },
  ];
  let section = '';
  for (const node of page.querySelectorAll('h2, .para[id], [data-search]')) {
    if (node.tagName === 'H2') {
      section = read(node);
      continue;
    }
    const sort = sortOf(node, isChapter);
    const term = sort === 'term' ? node.querySelector('dt') : null;
    const text = read(node);
    records.push({
      id: node.getAttribute('id')!,
      sort,
      subject: node.getAttribute('data-search-subject') ?? subject,
      section: term ? '' : section,
      names: term ? [read(term)] : [],
      text: term ? text.slice(read(term).length).trim() : text,
      facts: [],
      links: 0,
    });
  }
  return {
    path: path.replace(/^\/[^/]+\//, ''),
    language: root.querySelector('html')!.getAttribute('lang')!,
    title,
    kind,
    subject,
    icon: page.getAttribute('data-search-icon')!,
    records,
  };
}
