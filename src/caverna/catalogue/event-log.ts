// The event log, for whoever wants to read it: for its page, and as data.

import { licence } from '../../catalogue/export.ts';
import { languages, original } from '../../site/languages.ts';
import {
  EVENT_TYPES,
  type EventLogWords,
  eventLogWords,
  formsOf,
  type Kind,
} from '../telling/event-log/index.ts';

export { EVENT_TYPES, eventLogWords, formsOf };

const inAll = (say: (words: EventLogWords) => string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, say(eventLogWords(language))]));

/** Raised when the shape of the file changes. */
const VERSION = 1;

/** /data/log.json: every event with its fields and one line in each language, and every kind of value. */
export const exportedLog = (): object => ({
  kind: 'log',
  version: VERSION,
  licence,
  values: Object.fromEntries(
    (Object.keys(eventLogWords(original).kinds) as Kind[]).map((kind) => [
      kind,
      inAll(({ kinds }) => kinds[kind]),
    ]),
  ),
  events: EVENT_TYPES.map((type) => ({
    type,
    says: inAll(({ lines }) => lines[type]),
    forms: formsOf(type),
  })),
});
