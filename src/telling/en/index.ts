import { terms } from './terms.ts';

/** Everything a game says in English. */
export const en = { ...terms };

export type Words = typeof en;
