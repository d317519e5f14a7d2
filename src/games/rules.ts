// The sentences of all rules, by game: for the command that finds rules, and for nobody's page.

import { RULES as battalia } from '../battalia/engine/index.ts';
import { RULES as caverna } from '../caverna/engine/index.ts';

export const rulesOfGames: Readonly<Record<string, Readonly<Record<string, string>>>> = { caverna, battalia };
