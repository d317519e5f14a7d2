import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { mapMachine } from '../../machines/index.ts';
import type { MapPlan } from '../../simulators/map.ts';

/** What every panel of the tool gets. */
export interface MapParts {
  language: Language;
  plan: MapPlan;
  send(event: EventFrom<typeof mapMachine>): void;
}
