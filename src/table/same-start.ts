import type { GameTypes } from './game.ts';

/** How a game began, comparable. Names and who plays for whom do not make another game; everything else does. */
export function startOf<G extends GameTypes>({ setup, seed }: Pick<G['game'], 'setup' | 'seed'>): string {
  const { seats, ...agreed } = setup;
  return JSON.stringify([agreed, seats.map(({ name: _, kind: __, ...own }) => own), seed]);
}
