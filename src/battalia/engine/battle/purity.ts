// What a card of another faction costs: it adds its strength and may take morale away. battalia.hero.morale

import type { BattleCard } from './cards.ts';
import { isPure, moraleOf } from './morale.ts';
import type { Situation } from './situation.ts';
import { strengthOf } from './strength.ts';

interface Addition {
  before: number;
  after: number;
  /** Morale that is lost by this card; 0 when the line stays pure, or was not pure before. */
  moraleLost: number;
}

export function adding(line: readonly BattleCard[], card: BattleCard, situation: Situation): Addition {
  const joined = [...line, card];
  return {
    before: strengthOf(line, situation).total,
    after: strengthOf(joined, situation).total,
    moraleLost: isPure(line) && !isPure(joined) ? moraleOf(situation).amount : 0,
  };
}
