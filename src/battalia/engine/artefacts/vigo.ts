// Vigo's Banner calls battle cards of exactly one kind back from the haven. battalia.artefact.vigosBanner

import { type BattleCard, factsOf, type HandCard, isBattleCard, withoutCards } from '../battle/cards.ts';
import type { BattleEvent } from '../battle/events.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Rank } from '../state/vocabulary.ts';
import { GREAT } from './great.ts';

/** Ranks and weapons are kinds; factions do not part them, for the book counts frimen, chiefs, Lords, weapons. */
type CallKind = Rank | 'weapon' | 'arrow';

function kindOf(card: BattleCard): CallKind | null {
  const facts = factsOf(card);
  if (facts.kind === 'unit') return facts.rank;
  return facts.kind === 'weapon' || facts.kind === 'arrow' ? facts.kind : null;
}

interface VigoKind {
  kind: CallKind;
  /** Strength of one: the printed one, of fanatics and veterans too. */
  each: number;
  /** How many lie in the haven. */
  there: number;
  /** How many of them may be called. */
  most: number;
}

/** What may be called out of this haven, kind by kind. */
export function vigo(haven: readonly HandCard[]): VigoKind[] {
  const kinds = new Map<CallKind, VigoKind>();
  for (const card of haven.filter(isBattleCard)) {
    const kind = kindOf(card);
    if (kind === null) continue;
    const each = factsOf(card).printed;
    const there = (kinds.get(kind)?.there ?? 0) + 1;
    kinds.set(kind, {
      kind,
      each,
      there,
      most: Math.min(there, Math.floor(GREAT.vigosBanner.total / each)),
    });
  }
  return [...kinds.values()];
}

/** Calls exactly these cards to the hand. */
export function callCards(
  haven: readonly HandCard[],
  cards: readonly HandCard[],
): Result<{ haven: readonly HandCard[]; hand: readonly HandCard[]; events: readonly BattleEvent[] }> {
  const rule = 'battalia.artefact.vigosBanner';
  if (cards.length === 0) return refuse('nothingChosen', rule);
  if (!cards.every(isBattleCard)) return refuse('notForBattle', rule);
  const kinds = new Set(cards.map((card) => kindOf(card)));
  if (kinds.has(null)) return refuse('notForBattle', rule);
  if (kinds.size > 1) return refuse('vigoOneKind', rule);
  const total = cards.reduce((sum, card) => sum + factsOf(card).printed, 0);
  const most = GREAT.vigosBanner.total;
  if (total > most) return refuse('vigoTooStrong', rule, { total, most });
  const left = withoutCards(haven, cards);
  if (!left) return refuse('notInHaven', rule);
  return ok({
    haven: left,
    hand: cards,
    events: [{ event: 'cardsCalled', count: cards.length, total, rule }],
  });
}
