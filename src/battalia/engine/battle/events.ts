import type { RuleId } from '../rules/ids.ts';
import type { Square } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';

/** Each event in one line, with the fields it really has. */
export type BattleEvent =
  | { event: 'jointAttack'; heroes: number; rule: RuleId }
  | { event: 'attackSucceeded' | 'attackFailed'; attack: number; defence: number; rule: RuleId }
  | { event: 'heroesLost'; heroes: number; rule: RuleId }
  /** `lord` tells whether this box withholds the Lord, or the base game decides. */
  | { event: 'cityTaken'; level: number; lord: 'none' | 'baseGame'; rule: RuleId }
  | { event: 'sacrificed'; count: number; rule: RuleId }
  | { event: 'fanaticDoubled' | 'fanaticDiscarded'; rule: RuleId }
  | { event: 'cardsPulled'; count: number; to: 'haven' | 'limbo' | 'hand'; rule: RuleId }
  | { event: 'lineFrozen'; count: number; to: 'haven' | 'limbo'; rule: RuleId }
  | { event: 'turnedGoHome'; count: number; rule: RuleId }
  | { event: 'supplyTaken'; count: number; rule: RuleId }
  | { event: 'cardsCalled'; count: number; total: number; rule: RuleId }
  | { event: 'citiesHidden'; squares: readonly Square[]; rule: RuleId }
  | { event: 'nationSeen'; seen: number; onTop: number; shuffled: number; rule: RuleId }
  | { event: 'cardFetched'; rule: RuleId }
  | { event: 'terraformed'; square: Square; from: 'supply' | 'board'; rule: RuleId }
  | { event: 'gateChanged'; before: Gate; after: Gate; rule: RuleId }
  | { event: 'retreated'; to: Square | null; paid: 'supply' | 'horse'; rule: RuleId };
