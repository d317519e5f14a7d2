import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { topics } from './games/topics.ts';
import { subjects } from './site/games.ts';
import { iconNames } from './site/icons.ts';
import { languages } from './site/languages.ts';

/** One folder per language. */
const spoken = `{${languages.join(',')}}`;

/** File names are ids: `simpleDwelling42.mdx` keeps its capitals. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/(\/index)?\.mdx$/, '');

const pages = defineCollection({
  loader: glob({
    base: './content',
    pattern: [`${spoken}/**/*.mdx`, `!${spoken}/components/**`],
    generateId,
  }),
  schema: z.object({
    /** The page's name, as its heading and in lists. */
    title: z.string(),
    /** Two sentences at most: the answer for someone in a hurry, and the description for search engines. */
    summary: z.string().max(220),
    /** The box the page is about; `codex` for pages about the site. */
    subject: z.enum(subjects),
    /** Place in the reading order of its shelf. */
    order: z.number().default(100),
    /** Icon shown beside the title. */
    icon: z.enum(iconNames).default('rule'),
    /** Slugs of pages worth reading next. */
    related: z.array(z.string()).default([]),
  }),
});

/** The opening of an index: /tiles/, /tiles/traps/, … */
const indexes = defineCollection({
  loader: glob({ base: './content', pattern: `${spoken}/components/**/index.mdx`, generateId }),
  schema: z.object({ title: z.string(), summary: z.string().max(220) }),
});

/** What we have to say about one component; its facts are the engine's. */
const components = defineCollection({
  loader: glob({
    base: './content',
    pattern: [`${spoken}/components/**/*.mdx`, '!**/index.mdx'],
    generateId,
  }),
  schema: z.object({
    /** One sentence: what it does. */
    summary: z.string().max(160),
    /** What it has to do with; index pages filter by it. */
    about: z.array(z.enum(topics)).min(1),
    /** Rule paragraphs it changes or depends on; they list it in return. */
    touches: z.array(z.string()).default([]),
  }),
});

export const collections = { pages, indexes, components };
