// What a component of any game can be about.

import { topics as battalia } from '../battalia/site/topics.ts';
import { topics as caverna } from '../caverna/site/topics.ts';

export const topics = [...new Set([...caverna, ...battalia])];
