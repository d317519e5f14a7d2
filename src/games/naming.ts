// The components of MDX pages that name a thing of a game by its id, and where the ids are.

import { naming as caverna } from '../caverna/site/naming.ts';

export const namingOfGames = { ...caverna } as const;
