// What the odds worker is asked and answers; the work itself, so that tests run it without a worker.

import { installFiends } from '../engine/index.ts';
import { type Advice, type AdviceAsk, type Ask, adviceOf, type Odds, oddsOf } from '../odds/index.ts';

export type OddsTask = { ask: number } & (
  | { what: 'odds'; about: Ask }
  | { what: 'advice'; about: AdviceAsk }
);

export type OddsAnswer = { ask: number; odds: Odds } | { ask: number; advice: Advice | null } | Failed;
interface Failed {
  ask: number;
  error: string;
}

export async function reckoned(task: OddsTask): Promise<OddsAnswer> {
  const { ask } = task;
  try {
    await installFiends();
    return task.what === 'odds' ? { ask, odds: oddsOf(task.about) } : { ask, advice: adviceOf(task.about) };
  } catch (error) {
    return { ask, error: String(error) };
  }
}
