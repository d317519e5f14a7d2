// What an event says, for whoever reads the log: field by field, and in words.

import { spoken } from '../../../i18n/load.ts';
import type { EventLogWords } from '../en/event-log.ts';

export { EVENT_TYPES, formsOf, type Kind } from './fields.ts';
export type { EventLogWords };

export const eventLogWords = spoken<EventLogWords>(
  import.meta.glob('../*/event-log.ts', { eager: true, import: 'words' }),
);
