// Workers made of the page's own files. Left alone, Vite packs each worker on its own, with an engine of its own;
// here a worker is one more way into the same graph, so that engine and boxes are fetched once.

import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

export const sharedWorkers = (): Plugin => ({
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  // Hints for what a fetched file will need are put into the document, and a worker has none.
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }
      : null,
  transform: {
    filter: { id: /\/src\/\w+\/workers\/[\w-]+\.ts$/, code: 'new Worker(' },
    async handler(code, importer) {
      if (this.environment.name !== 'client') return null;
      const found = new Map<string, string>();
      for (const [, path] of code.matchAll(WORKER)) {
        const worker = await this.resolve(path!, importer);
        if (worker) found.set(path!, this.emitFile({ type: 'chunk', id: worker.id }));
      }
      return code.replace(WORKER, (whole, path) => {
        const file = found.get(path);
        return file ? `import.meta.ROLLUP_FILE_URL_${file}` : whole;
      });
    },
  },
});
