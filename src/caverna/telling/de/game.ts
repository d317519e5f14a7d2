import type { Words } from '../en/game.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

/** Alles, was eine Partie auf Deutsch sagt. */
export const words: Words = { ...terms, actions, asks, events, moves, refusals };
