// What MDX pages can use without importing it: the components of the Codex, and those of every game.

import { caverna } from '../caverna/components/index.ts';
import { codex } from '../components/codex/index.ts';

export const mdx = { ...codex, ...caverna };
