// What a step has to tell: its events, or why it was refused. Worked examples put them into sentences.

import type { GameEvent } from '../state/events.ts';
import type { Refusal, Result } from '../state/result.ts';

export type Tells = readonly (GameEvent | Refusal)[];

export const tells = (result: Result<{ events: readonly GameEvent[] }>): Tells =>
  result.ok ? result.value.events : [result.error];
