// A name that a language lacks is written down as null, so that the type checker sees it was thought of.
// Pages fetch only the names that exist: reading another gives nothing either way.

import type { Plugin } from 'vite';

const withoutNulls = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value) => (value === null ? undefined : value));

export const namesKnown = (): Plugin => ({
  name: 'names-known',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  transform: {
    filter: { id: /\/names\/[a-z]+\/[a-z]+\.json$/ },
    handler: (json) => ({ code: withoutNulls(json), map: null }),
  },
});
