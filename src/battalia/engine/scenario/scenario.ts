// Asks a scenario and says what differs.

import { QUESTIONS } from './questions.ts';
import type { Question, Scenario } from './types.ts';

/** Everything that differs from what was expected, as `path: is …, expected …`; nothing when all is as it should be. */
export function differences(answer: unknown, expected: unknown, path = 'then'): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(answer)) return [`${path}: is ${JSON.stringify(answer)}, expected a list`];
    const length =
      answer.length === expected.length ? [] : [`${path}: has ${answer.length}, expected ${expected.length}`];
    return [...length, ...expected.flatMap((each, i) => differences(answer[i], each, `${path}.${i}`))];
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof answer !== 'object' || answer === null)
      return [`${path}: is ${JSON.stringify(answer)}, expected ${JSON.stringify(expected)}`];
    return Object.entries(expected).flatMap(([key, each]) =>
      differences((answer as Record<string, unknown>)[key], each, `${path}.${key}`),
    );
  }
  return answer === expected
    ? []
    : [`${path}: is ${JSON.stringify(answer)}, expected ${JSON.stringify(expected)}`];
}

export function askScenario({ ask, given, then }: Scenario): string[] {
  const question = (QUESTIONS as Record<string, Question>)[ask];
  if (!question) return [`nobody answers “${ask}”`];
  return differences(question(given), then);
}
