// Asks the engine everything that an example tells. What comes out otherwise than told stops the build.

import { differences } from '../engine/index.ts';
import { exampleAt } from './files.ts';
import { questions } from './questions.ts';
import type { ExampleStep } from './types.ts';

interface Answered {
  step: ExampleStep;
  given: Readonly<Record<string, unknown>>;
  answer: unknown;
}

function ask({ ask: asked, then }: ExampleStep, given: Answered['given']): unknown {
  if (asked === undefined) return {};
  const question = questions[asked];
  if (!question) throw new Error(`nobody answers “${asked}”`);
  const answer = question(given);
  const wrong = then === undefined ? ['nothing is expected'] : differences(answer, then);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return answer;
}

/** Where something went wrong, before what went wrong. */
export function naming<T>(name: string, number: number, tell: () => T): T {
  try {
    return tell();
  } catch (error) {
    throw new Error(`The example ${name}, step ${number}: ${(error as Error).message}`);
  }
}

const known = new Map<string, readonly Answered[]>();

export function answered(name: string): readonly Answered[] {
  const before = known.get(name);
  if (before) return before;
  const example = exampleAt(name);
  const all = example.steps.map((step, i) => {
    const given = { ...example.given, ...step.given };
    return { step, given, answer: naming(name, i + 1, () => ask(step, given)) };
  });
  known.set(name, all);
  return all;
}
