// Movement cards that were drawn at the table (fiends.event.draw).

import { contentsOf } from '../corrections/fiends.ts';
import { fromSeed } from '../flow/random.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Game } from '../state/types.ts';
import type { MovementId } from './data/movement.ts';

/** The game with other luck: decks are shuffled by this seed from now on. */
export const reshuffled = (game: Game, seed: number): Game => ({
  ...game,
  rng: [...fromSeed(seed).getState()],
});

/** The game with these cards lying on top, in the order in which they will be drawn from their decks. */
export function withCards(game: Game, cards: readonly string[]): Result<Game> {
  if (!game.fiends) return refuse('badPosition', undefined, { field: 'modules' });
  const { cards: box } = contentsOf(game.setup.box);
  const script: MovementId[] = [];
  for (const card of cards) {
    const known = box.find(({ id }) => id === card);
    if (!known) return refuse('badPosition', undefined, { field: 'draw', card });
    script.push(known.id);
  }
  return ok({ ...game, fiends: { ...game.fiends, script } });
}
