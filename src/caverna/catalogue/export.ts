import { existsIn } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { path } from '../../site/paths.ts';
import {
  EVENTS,
  EXCHANGES,
  EXTENSIONS,
  FIENDS_LOOT,
  FOLKS,
  LONG_STRIPS,
  LOOT,
  MILESTONES,
  MOVEMENT_CARDS,
  REWARDS,
  SHORT_STRIPS,
  SPACES,
  SUPPLY_BASE,
  TRAPS,
} from '../engine/index.ts';
import { type ComponentKind, componentKinds } from './kinds.ts';
import { ofKind } from './list.ts';
import { componentName } from './names.ts';
import { canBeImitated } from './spaces.ts';
import { allTiles } from './tiles.ts';

/** Raised when the shape of the files changes. */
const exportVersion = 1;

export const licence =
  'Facts are free. Selection, names in our own words and structure: CC BY 4.0, The Cave Farmers’ Codex.';

/** Facts by kind and id, straight from the engine's data. */
const facts: Record<ComponentKind, readonly object[]> = {
  tiles: allTiles,
  traps: TRAPS,
  rewards: REWARDS,
  spaces: Object.values(SPACES).map((space) => ({
    ...space,
    imitable: canBeImitated(space),
    // How the engine walks through the action is no fact about the space.
    variants: space.variants.map(({ players, adds, action, board }) => ({ players, adds, action, board })),
  })),
  loot: [...LOOT, ...FIENDS_LOOT],
  exchanges: EXCHANGES,
  folk: FOLKS,
  events: EVENTS.map((event) => ({ ...event, id: `event${event.id}` })),
  movement: MOVEMENT_CARDS,
  milestones: MILESTONES,
  supply: [{ id: 'base', ...SUPPLY_BASE }, ...EXTENSIONS, ...LONG_STRIPS, ...SHORT_STRIPS],
};

/** One file of the data export: every component of a kind with its names, links and facts. */
export function exported(kind: ComponentKind): object {
  return {
    $schema: '/data/schema.json',
    kind,
    version: exportVersion,
    licence,
    items: ofKind(kind).map((component) => ({
      id: component.id,
      game: component.box,
      rule: component.rule,
      names: Object.fromEntries(languages.map((language) => [language, componentName(language, component)])),
      pages: Object.fromEntries(
        languages.filter((l) => existsIn(l, component.slug)).map((l) => [l, path(l, component.slug)]),
      ),
      facts: (facts[kind] as { id: string }[]).find(({ id }) => id === component.id) ?? {},
    })),
  };
}

export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A file of the data export of The Cave Farmers’ Codex',
  type: 'object',
  required: ['kind', 'version', 'licence', 'items'],
  properties: {
    $schema: { type: 'string' },
    kind: { enum: componentKinds },
    version: { const: exportVersion },
    licence: { type: 'string' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'game', 'rule', 'names', 'pages', 'facts'],
        properties: {
          id: { type: 'string', description: 'Permanent id of the component within its kind' },
          game: { enum: ['base', 'fiends', 'folk'] },
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
} as const;
