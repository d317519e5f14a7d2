// The games on the shelf and the boxes of each; the first box of a game is the game itself.

import { boxes as battalia } from '../battalia/site/boxes.ts';
import { boxes as caverna } from '../caverna/site/boxes.ts';

export const boxesOf = { caverna, battalia } as const;
