// Comparing an expectation with what is there. Everything that is not mentioned is free.

export function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (expected === null || typeof expected !== 'object') {
    return Object.is(expected, actual) ? [] : [`${path}: expected ${show(expected)}, found ${show(actual)}`];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: expected a list, found ${show(actual)}`];
    if (expected.length !== actual.length)
      return [`${path}: expected ${expected.length} entries, found ${actual.length}: ${show(actual)}`];
    return expected.flatMap((entry, i) => differences(entry, actual[i], `${path}[${i + 1}]`));
  }
  if (actual === null || typeof actual !== 'object')
    return [`${path}: expected ${show(expected)}, found ${show(actual)}`];
  return Object.entries(expected).flatMap(([key, entry]) => {
    const found = Object.hasOwn(actual, key) ? (actual as Record<string, unknown>)[key] : undefined;
    // A good that is not there is a good of which there are none; a square not listed is as printed.
    if (found === undefined && (entry === 0 || entry === null || entry === false)) return [];
    return differences(entry, found, path ? `${path}.${key}` : key);
  });
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export const matches = (expected: unknown, actual: unknown): boolean =>
  differences(expected, actual, '').length === 0;
