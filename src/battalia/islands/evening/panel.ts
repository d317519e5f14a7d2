// What every panel of the evening is given.

import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import type { Evening, Move } from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';
import type { TurnTab } from './turn-tab.ts';

export interface PanelProps {
  language: Language;
  words: EveningWords;
  names: Names;
  evening: Evening;
  /** The square picked on the board. */
  square: string | null;
  onMove(move: Move): void;
  /** What a team is entering. */
  tab: TurnTab;
  onTab(tab: TurnTab): void;
}
