import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

/** Everything a game says in English. */
export const words = { ...terms, actions, asks, events, moves, refusals };

export type Words = typeof words;
