// What a search result can be, besides what every game has, with the icon of each.

import { kinds as battalia } from '../battalia/site/kinds.ts';
import { kinds as caverna } from '../caverna/site/kinds.ts';

export const kindsOfGames = { ...caverna, ...battalia } as const;
