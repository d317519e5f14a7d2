// Which moves of a decision are worth trying, and how many of them are followed up.

import {
  EXCHANGE_OF,
  FARM_ANIMALS,
  type Frame,
  type FrameKind,
  type Game,
  legalMoves,
  type Move,
} from '../engine/index.ts';

/** Exchanges are tried only where something has to be raised, saved or sold. */
const TRADES: ReadonlySet<FrameKind> = new Set([
  'raise',
  'feed',
  'house',
  'negotiate',
  'shove',
  'drive',
  'moment',
  'final',
  'table',
]);

/** How many answers to one decision are looked at further. */
const KEPT: Partial<Record<FrameKind, number>> = {
  act: 6,
  furnish: 5,
  loot: 5,
  site: 1,
  build: 3,
  negotiate: 8,
};
export const keptAt = ({ kind }: Frame): number => KEPT[kind] ?? 3;

/** Only the strongest dwarf is worth a ruby. */
function withoutPromotions(moves: readonly Move[]): Move[] {
  const strongest = Math.max(0, ...moves.map((move) => (move.type === 'promote' ? move.strength : 0)));
  return moves.filter((move) => move.type !== 'promote' || move.strength === strongest);
}

/** Paying gold for food: just enough, or all but a little, never every number between. */
function fewerAmounts(moves: readonly Move[]): Move[] {
  const amounts = moves.filter((move) => move.type === 'exchange' && move.id === 'food.gold');
  if (amounts.length <= 2) return moves.slice();
  const kept = new Set<Move>([amounts[0]!, amounts.at(-1)!]);
  return moves.filter((move) => !amounts.includes(move) || kept.has(move));
}

/** Before breeding a partner may be bought. */
const buysPartner = (move: Move): boolean =>
  move.type === 'exchange' && FARM_ANIMALS.some((animal) => EXCHANGE_OF[move.id].get[animal]);

/** At a meal only what brings food, or the stone that some eat. */
const feeds = (move: Move): boolean => {
  if (move.type !== 'exchange') return true;
  const { get, amount, weapon } = EXCHANGE_OF[move.id];
  return Boolean(amount || weapon || get.food || get.stone);
};

export function candidates(game: Game): Move[] {
  const frame = game.stack.at(-1)!;
  const moves = legalMoves(game);
  if (frame.kind === 'feed') return fewerAmounts(moves.filter(feeds));
  if (TRADES.has(frame.kind)) return fewerAmounts(moves);
  const breeding = frame.kind === 'breed';
  const plain = moves.filter((move) => move.type !== 'exchange' || (breeding && buysPartner(move)));
  if (plain.length === 0) return moves.slice();
  return frame.kind === 'work' ? withoutPromotions(plain) : plain;
}
