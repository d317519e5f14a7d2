// Chance in an evening: its state is part of the position, so that the same log always draws the same cards.

import { below, fromState, type Random } from '../flow/random.ts';
import type { Evening } from './state.ts';

/** Draws something, and says where chance stands afterwards. */
export function drawn<T>({ random }: Pick<Evening, 'random'>, draw: (random: Random) => T): [T, number[]] {
  const state = fromState(random);
  const value = draw(state);
  return [value, [...state.getState()]];
}

const SIDES_OF_DIE = 6;
export const rolled = (evening: Pick<Evening, 'random'>): [number, number[]] =>
  drawn(evening, (random) => below(random, SIDES_OF_DIE) + 1);
