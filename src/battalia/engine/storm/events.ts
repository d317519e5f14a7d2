import type { RuleId } from '../rules/ids.ts';
import type { Seat, Square } from '../state/types.ts';
import type { CommonRank, Effect, Fate, Gate, Terrain } from '../state/vocabulary.ts';
import type { DeckCard, RoadKind } from './cards.ts';
import type { FateHalf } from './effects/answers.ts';

/** Each event in one line, with the fields it really has. A square is null where only the table knows it. */
export type StormEvent =
  | { event: 'stormJump'; seat: Seat; hero: 0 | 1; from: Gate; to: Gate; rule: RuleId }
  | { event: 'stormDrawn'; effect: Effect; left: number; rule: RuleId }
  | { event: 'stormCopied'; effect: Effect; rule: RuleId }
  | { event: 'stormIdle'; effect: Effect; rule: RuleId }
  | { event: 'stormGain'; seat: Seat; what: DeckCard; count: number; to: 'hand' | 'haven'; rule: RuleId }
  | { event: 'stormNation'; seat: Seat; rule: RuleId }
  | { event: 'stormRoad'; at: Square | null; road: RoadKind; rule: RuleId }
  | { event: 'stormReplaced'; at: Square | null; terrain: Terrain | null; rule: RuleId }
  | { event: 'stormMetamorpha'; at: Square; rule: RuleId }
  | { event: 'stormFetched'; seat: Seat; hero: 0 | 1; gate: Gate; at: Square | null; rule: RuleId }
  | { event: 'stormPromoted'; seat: Seat; from: CommonRank; to: CommonRank; rule: RuleId }
  | { event: 'stormRaised'; seat: Seat; at: Square | null; level: number | null; rule: RuleId }
  | { event: 'stormTent'; seat: Seat; cards: number | null; rule: RuleId }
  | { event: 'stormShuffled'; rule: RuleId }
  | { event: 'stormFate'; seat: Seat; fate: Fate; takes: FateHalf; rule: RuleId }
  | { event: 'stormFates'; cards: number; rule: RuleId };
