// Movement cards that were drawn at the table (fiends.event.draw).

import { ok, type Result, refuse } from '../result.ts';
import type { Game } from '../types.ts';
import { MOVEMENT_CARDS } from './data/movement.ts';

/** The game with these cards lying on top, in the order in which they will be drawn from their decks. */
export function withCards(game: Game, cards: readonly string[]): Result<Game> {
  if (!game.fiends) return refuse('badPosition', undefined, { field: 'modules' });
  const unknown = cards.find((id) => !MOVEMENT_CARDS.some((card) => card.id === id));
  if (unknown !== undefined) return refuse('badPosition', undefined, { field: 'draw', card: unknown });
  return ok({ ...game, fiends: { ...game.fiends, script: cards.slice() } });
}
