// What happens on the map, in the week, in the draft and between the parts of an evening.

import type { EventWords, PlainEvent } from '../events.ts';
import { words as draft } from './events-draft.ts';
import { words as evening } from './events-evening.ts';
import { words as map } from './events-map.ts';
import { words as week } from './events-week.ts';

export const words: EventWords<PlainEvent> = {
  ...map,
  ...week,
  ...draft,
  ...evening,
};
