// Movement cards that were drawn at the table (fiends.event.draw).

import { contentsOf } from '../corrections/fiends.ts';
import { fromSeed } from '../flow/random.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Game } from '../state/types.ts';

/** The game with other luck: decks are shuffled by this seed from now on. */
export const reshuffled = (game: Game, seed: number): Game => ({
  ...game,
  rng: [...fromSeed(seed).getState()],
});

/** The game with these cards lying on top, in the order in which they will be drawn from their decks. */
export function withCards(game: Game, cards: readonly string[]): Result<Game> {
  if (!game.fiends) return refuse('badPosition', undefined, { field: 'modules' });
  const { cards: box } = contentsOf(game.setup.box);
  const unknown = cards.find((id) => !box.some((card) => card.id === id));
  if (unknown !== undefined) return refuse('badPosition', undefined, { field: 'draw', card: unknown });
  return ok({ ...game, fiends: { ...game.fiends, script: cards.slice() } });
}
