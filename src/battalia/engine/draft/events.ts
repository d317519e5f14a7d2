import type { RuleId } from '../rules/ids.ts';
import type { Team } from '../state/teams.ts';
import type { Seat } from '../state/types.ts';
import type { Faction, Order } from '../state/vocabulary.ts';
import type { DraftRank } from './rounds.ts';

/** Each event in one line, with the fields it really has. */
export type DraftEvent =
  | { event: 'cardsDealt'; rule: RuleId; round: number; rank: DraftRank; cards: number }
  | { event: 'universalReplaced'; rule: RuleId; rank: DraftRank; order: Order }
  | { event: 'cardPicked'; rule: RuleId; seat: Seat; rank: DraftRank; faction: Faction }
  | { event: 'cardsPassed'; rule: RuleId; from: Seat; to: Seat; way: 'left' | 'right' }
  /** The last player of a round gets what is left. */
  | { event: 'lastCardTaken'; rule: RuleId; seat: Seat; rank: DraftRank; faction: Faction }
  | { event: 'supplyTaken'; rule: RuleId; each: number }
  | EndEvent;

/** What ends the game at once. */
export type EndEvent =
  | { event: 'boardFull'; rule: RuleId }
  | { event: 'citiesReached'; rule: RuleId; team: Team; cities: number; needed: number };
