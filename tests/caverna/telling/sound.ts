// What is wrong with a sentence, if anything.

/** Names of people and things in sentences never look like these. */
const FAULTS: readonly [string, RegExp][] = [
  ['raw id', /\b[a-z]+[A-Z]\w*/],
  ['placeholder', /undefined|null|NaN|\[object|\{\w*\}|\?\?/],
  ['dotted id', /\b[a-z]+\.[a-z]\w+/],
  ['empty brackets', /\(\s*\)|„“|: ?$|: ?[.,)]|, ?[.,)]/],
  ['gap', / {2}|^\s|\s$| [.,;:!?)]/],
];

export function faultIn(text: string): string | null {
  if (text === '') return 'empty';
  for (const [name, pattern] of FAULTS) if (pattern.test(text)) return `${name}: ${text}`;
  return null;
}
