import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { metamorphaMachine } from '../../machines/index.ts';
import type { MetamorphaPlan } from '../../simulators/metamorpha.ts';

/** What every panel of the tool gets. */
export interface MetamorphaParts {
  language: Language;
  plan: MetamorphaPlan;
  send(event: EventFrom<typeof metamorphaMachine>): void;
}
