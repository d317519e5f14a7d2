import type { EventFrom } from 'xstate';
import type { SetupWords } from '../../../i18n/battalia-setup.ts';
import type { Language } from '../../../site/languages.ts';
import type { SetupList } from '../../engine/index.ts';
import type { setupMachine } from '../../machines/index.ts';
import type { SetupPlan } from '../../simulators/setup.ts';

/** What every panel of the setup needs. */
export interface Parts {
  language: Language;
  words: SetupWords;
  plan: SetupPlan;
  /** Names to speak with, by place at the table. */
  names: readonly string[];
  send(step: EventFrom<typeof setupMachine>): void;
}

export interface ListParts extends Parts {
  list: SetupList;
}
