// The door to what is told of orcs, without the orcs: they come with their box.

import type { Told } from './told.ts';

let told: Told;

export const tellOrcs = (brought: Told): void => {
  told = brought;
};

/** What can be told of the orcs in a game that has them. */
export const orcsTold = (): Told => told;
