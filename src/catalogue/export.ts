// The data export: every component of a kind with its names, links and facts.

import { existsIn } from '../site/addresses.ts';
import { boxes } from '../site/games.ts';
import { languages } from '../site/languages.ts';
import { path } from '../site/paths.ts';
import type { Catalogue } from './types.ts';

/** Raised when the shape of the files changes. */
const exportVersion = 1;

export const licence =
  'Facts are free. Selection, names in our own words and structure: CC BY 4.0, The Cave Farmers’ Codex.';

/** One file of the data export. */
export function exported({ components, nameOf, factsOf }: Catalogue, kind: string): object {
  return {
    $schema: '/data/schema.json',
    kind,
    version: exportVersion,
    licence,
    items: components
      .filter((component) => component.kind === kind)
      .map((component) => ({
        id: component.id,
        game: component.box,
        rule: component.rule,
        names: Object.fromEntries(languages.map((language) => [language, nameOf(language, component)])),
        pages: Object.fromEntries(
          languages.filter((l) => existsIn(l, component.slug)).map((l) => [l, path(l, component.slug)]),
        ),
        facts: factsOf(component),
      })),
  };
}

/** What each of these files looks like. */
export const schema = (kinds: readonly string[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A file of the data export of The Cave Farmers’ Codex',
  type: 'object',
  required: ['kind', 'version', 'licence', 'items'],
  properties: {
    $schema: { type: 'string' },
    kind: { enum: kinds },
    version: { const: exportVersion },
    licence: { type: 'string' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'game', 'rule', 'names', 'pages', 'facts'],
        properties: {
          id: { type: 'string', description: 'Permanent id of the component within its kind' },
          game: { enum: boxes },
          rule: { type: 'string', description: 'Id of the paragraph that says what it does' },
          names: { type: 'object', additionalProperties: { type: 'string' } },
          pages: { type: 'object', additionalProperties: { type: 'string' } },
          facts: {
            type: 'object',
            description:
              'Printed facts; `provenance` says where they come from, `except` which of them differ',
          },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
});
