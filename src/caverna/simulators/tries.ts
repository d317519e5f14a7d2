import type { TryIt } from './trial.ts';

const files = import.meta.glob<TryIt[]>('../../../content/caverna/scenarios/try/*.json', {
  import: 'default',
  eager: true,
});

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);

/** Folk with positions to try. */
export const triedFolk: readonly string[] = Object.keys(files).map(nameOf).sort();

export const triesOf = (folk: string): TryIt[] =>
  Object.entries(files).find(([file]) => nameOf(file) === folk)?.[1] ?? [];
