import type { BattleCardWords } from '../battle-cards.ts';

export const words: BattleCardWords = {
  of: (what, whose) => `${what} (${whose})`,
  other: 'Andere Karte',
};
