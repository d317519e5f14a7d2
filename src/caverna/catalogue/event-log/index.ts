// The event log, for whoever wants to read it: as a page and as data.

import { type Language, languages } from '../../../site/languages.ts';
import { licence } from '../export.ts';
import { de } from './de.ts';
import { type EventLogWords, en } from './en.ts';
import { EVENT_TYPES, formsOf, type Kind } from './fields.ts';

export { EVENT_TYPES, formsOf } from './fields.ts';

const all: Record<Language, EventLogWords> = { en, de };

export const eventLogWords = (language: Language): EventLogWords => all[language];

const inAll = (say: (words: EventLogWords) => string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, say(all[language])]));

/** Raised when the shape of the file changes. */
const VERSION = 1;

/** /data/log.json: every event with its fields and one line in each language, and every kind of value. */
export const exportedLog = (): object => ({
  kind: 'log',
  version: VERSION,
  licence,
  values: Object.fromEntries(
    (Object.keys(en.kinds) as Kind[]).map((kind) => [kind, inAll(({ kinds }) => kinds[kind])]),
  ),
  events: EVENT_TYPES.map((type) => ({
    type,
    says: inAll(({ lines }) => lines[type]),
    forms: formsOf(type),
  })),
});
