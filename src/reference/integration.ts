import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { asText, problems } from './check.ts';
import { readKnown, readSources } from './files.ts';
import { brokenLinks } from './links.ts';

/** Stops the build when a page names something that does not exist, or a link leads nowhere. */
export function reference(): AstroIntegration {
  let root = '.';
  const wrong = (): string => asText(problems(readSources(root), readKnown(root)));
  return {
    name: 'codex-reference',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root).replace(/\/$/, '');
      },
      'astro:server:start': ({ logger }) => {
        if (wrong()) logger.warn(`\n${wrong()}`);
      },
      'astro:build:start': () => {
        if (wrong()) throw new Error(`Pages refer to things that do not exist:\n${wrong()}`);
      },
      'astro:build:done': ({ dir }) => {
        const broken = brokenLinks(fileURLToPath(dir));
        if (broken.length > 0) throw new Error(`Links that must not be published:\n${broken.join('\n')}`);
      },
    },
  };
}
