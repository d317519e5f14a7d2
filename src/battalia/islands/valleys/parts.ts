import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { valleysMachine } from '../../machines/index.ts';
import type { ValleysPlan } from '../../simulators/valleys.ts';

/** What every panel of the tool gets. */
export interface ValleysParts {
  language: Language;
  plan: ValleysPlan;
  /** Something has been begun and waits for its answer: nothing else goes on meanwhile. */
  busy: boolean;
  send(event: EventFrom<typeof valleysMachine>): void;
}
