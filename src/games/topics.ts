// What a component of any game can be about.

import { topics as caverna } from '../caverna/site/topics.ts';

export const topics = [...caverna] as const;
