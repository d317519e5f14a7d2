import type { BattleWords } from '../../../i18n/battalia-battle.ts';
import type { Language } from '../../../site/languages.ts';
import type { BattlePlan, BattleStep } from '../../simulators/battle.ts';

/** What every part of the tool gets. */
export interface Part {
  language: Language;
  words: BattleWords;
  plan: BattlePlan;
  send(step: BattleStep): void;
}
