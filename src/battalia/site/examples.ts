import type { IconName } from '../../site/icons.ts';

/** What worked examples are sorted by on the shelf, in the order of the chapters, and the icon of each. */
export const exampleGroups = {
  week: 'round',
  storm: 'stormgate',
  teams: 'shield',
  battle: 'sword',
  trade: 'exchange',
  wanderers: 'sun',
  valleys: 'city',
  end: 'points',
} as const satisfies Record<string, IconName>;

export type ExampleGroup = keyof typeof exampleGroups;

/** The names of all worked examples, as their files are called. */
export const exampleNames: readonly string[] = Object.keys(
  import.meta.glob('../../../content/battalia/examples/*.json'),
)
  .map((file) => file.slice('../../../content/battalia/examples/'.length, -'.json'.length))
  .sort();

export const exampleSlug = (name: string): string => `battalia/examples/${name}`;
