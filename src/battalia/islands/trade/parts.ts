import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { tradeMachine } from '../../machines/index.ts';
import type { TradePlan } from '../../simulators/trade.ts';

/** What every panel of the tool gets. */
export interface TradeParts {
  language: Language;
  plan: TradePlan;
  send(event: EventFrom<typeof tradeMachine>): void;
}
