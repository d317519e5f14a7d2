// An example that is an orc event, as the sandbox opens it.

import { installPositions } from '../engine/index.ts';
import { type EventSoFar, readScenario } from '../simulators/orc-event.ts';
import { exampleAt, isPlayed } from './files.ts';

await installPositions();

/** The first part of an example if it is an event, with its cards and decisions. */
export function eventPart(name: string): EventSoFar | null {
  const worked = exampleAt(name);
  const [part] = isPlayed(worked) ? worked.parts : [];
  const [first] = part?.do ?? [];
  const isEvent = typeof first === 'object' && 'phase' in first && first.phase === 'orcEvent';
  const read = part && isEvent ? readScenario(JSON.stringify(part)) : null;
  return read?.ok ? read.value : null;
}
