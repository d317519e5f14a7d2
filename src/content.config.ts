import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { games } from './site/games.ts';
import { iconNames } from './site/icons.ts';

const pages = defineCollection({
  loader: glob({ base: './content', pattern: '{en,de}/**/*.mdx' }),
  schema: z.object({
    /** The page's name, as its heading and in lists. */
    title: z.string(),
    /** Two sentences at most: the answer for someone in a hurry, and the description for search engines. */
    summary: z.string().max(220),
    /** The box the page belongs to; `codex` for pages about the site. */
    game: z.enum(games),
    /** Place in the reading order of its shelf. */
    order: z.number().default(100),
    /** Icon shown beside the title. */
    icon: z.enum(iconNames).default('rule'),
    /** Slugs of pages worth reading next. */
    related: z.array(z.string()).default([]),
  }),
});

export const collections = { pages };
