// @ts-check
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { chunks } from './scripts/chunks.ts';
import { namesKnown } from './scripts/names-known.ts';
import { sharedWorkers } from './scripts/shared-workers.ts';
import { reference } from './src/reference/integration.ts';
import { languages, original } from './src/site/languages.ts';
import { siteUrl } from './src/site/site-url.ts';

const site = siteUrl(process.env.SITE_URL);

export default defineConfig({
  ...(site && { site }),
  trailingSlash: 'always',
  compressHTML: true, // HTML rules: a line break between words and tags stays a space (the default 'jsx' drops it)
  integrations: [preact(), mdx(), ...(site ? [sitemap()] : []), reference()],
  i18n: {
    locales: [...languages],
    defaultLocale: original,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  build: { inlineStylesheets: 'auto' },
  vite: {
    plugins: [sharedWorkers(), chunks(), namesKnown()],
    build: {
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // Importing one of these does nothing by itself, so a page carries only the parts it calls.
        treeshake: {
          moduleSideEffects: (id) =>
            !/\/src\/(table|[^/]+\/(engine|table|simulators|corrections|machines|bots))\//.test(id),
        },
      },
    },
  },
});
