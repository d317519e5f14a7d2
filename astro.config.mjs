// @ts-check
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { sharedWorkers } from './scripts/shared-workers.ts';
import { reference } from './src/reference/integration.ts';

export default defineConfig({
  site: 'http://localhost:4321',
  trailingSlash: 'always',
  compressHTML: true, // HTML rules: a line break between words and tags stays a space (the default 'jsx' drops it)
  integrations: [preact(), mdx(), sitemap(), reference()],
  i18n: {
    locales: ['en', 'de'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  build: { inlineStylesheets: 'auto' },
  vite: {
    plugins: [sharedWorkers()],
    build: {
      rolldownOptions: {
        // What every game needs comes in one piece: the engine's `play` and all that it calls.
        output: {
          codeSplitting: {
            groups: [{ name: 'engine', test: /\/src\/engine\/(play|scoring|hash|view|random|options)\.ts$/ }],
          },
        },
        checks: { moduleLevelDirective: false },
        // Importing one of these does nothing by itself, so a page carries only the parts it calls.
        treeshake: { moduleSideEffects: (id) => !/\/src\/(engine|session|machines|bots)\//.test(id) },
      },
    },
  },
});
