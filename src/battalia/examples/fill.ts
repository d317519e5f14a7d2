// Numbers and names that stand in a text by where they come from.

import type { Language } from '../../site/languages.ts';
import { type NamesOf, nameOf } from '../telling/names.ts';

export interface Scope {
  language: Language;
  given: unknown;
  answer: unknown;
}

/** `hand.supply`, `days.2.at`; `.` is the whole. */
export function at(whole: unknown, path: string): unknown {
  if (path === '.') return whole;
  let here = whole;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !(key in here))
      throw new Error(`there is no “${path}” in ${JSON.stringify(whole)}`);
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** What a path means: a name, something given, or a part of the answer. */
export function meant({ language, given, answer }: Scope, path: string): unknown {
  const [root, ...rest] = path.split('.');
  if (root === 'given') return at(given, rest.join('.') || '.');
  if (root !== 'name') return at(answer, path);
  const [of, id] = rest;
  return nameOf(language, of as NamesOf, id ?? '');
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function worded(scope: Scope, path: string): string {
  const value = meant(scope, path);
  const { language } = scope;
  if (typeof value === 'number') return value.toLocaleString(language).replace('-', '−');
  if (typeof value === 'string') return value;
  // As British printers do it where there is a choice: no comma before the last one.
  if (Array.isArray(value) && value.every(isWord))
    return new Intl.ListFormat([`${language}-GB`, language]).format(value.map(String));
  throw new Error(`“${path}” is neither a number nor a word: ${JSON.stringify(value)}`);
}

const PLACES = /\{([^{}]+)\}/g;

/** A text with its numbers. Typed digits are refused: each number comes from what is given or from the engine. */
export function fill(scope: Scope, text: string): string {
  if (/\d/.test(text.replace(PLACES, ''))) throw new Error(`a typed number in “${text}”`);
  return text.replace(PLACES, (_, path: string) => worded(scope, path));
}

/** Plain data in which a text that is nothing but `{path}` stands for what is there; lists in lists become one. */
export function fillData(scope: Scope, data: unknown): unknown {
  if (typeof data === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(data)?.[1];
    return path === undefined ? data : meant(scope, path);
  }
  if (Array.isArray(data)) return data.flatMap((each) => fillData(scope, each));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, fillData(scope, each)]));
  return data;
}
