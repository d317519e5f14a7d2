// What every part of this tool is given.

import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { week } from '../../machines/index.ts';
import type { WeekPlan } from '../../simulators/week.ts';

export interface WeekPart {
  language: Language;
  plan: WeekPlan;
  send(event: EventFrom<typeof week>): void;
}
