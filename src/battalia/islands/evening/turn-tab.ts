// Which of a team's entries is open.

import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { MoveName } from '../../engine/index.ts';

export type Group = keyof EveningWords['groups'];

export interface TurnTab {
  group: Group;
  name: MoveName;
}

export const FIRST_TAB: TurnTab = { group: 'board', name: 'build' };
