// Odds and best answers, reckoned beside the page. What is no longer wanted is not reckoned to its end: its worker is
// stopped, so that the next question does not wait for the last one.

import { askWorker, type Question } from '../../table/ask-worker.ts';
import type { Advice, AdviceAsk, Ask, Odds } from '../odds/index.ts';
import type { OddsAnswer, OddsTask } from './odds-task.ts';

const LONGEST = 60_000;

const oddsWorker = () =>
  askWorker<OddsTask, OddsAnswer>(
    () => new Worker(new URL('./odds.ts', import.meta.url), { type: 'module' }),
  );
// Odds come at once and answers take their time: each has a worker of its own.
const quick = oddsWorker();
const slow = oddsWorker();

async function reckon(
  worker: typeof quick,
  task: Question<OddsTask>,
  signal: AbortSignal,
): Promise<OddsAnswer> {
  const leave = () => worker.stop();
  signal.addEventListener('abort', leave);
  try {
    const answer = await worker.ask(task, LONGEST, signal);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

export async function reckonOdds(about: Ask, signal: AbortSignal): Promise<Odds> {
  const answer = await reckon(quick, { what: 'odds', about }, signal);
  return (answer as { odds: Odds }).odds;
}

/** Null when the orc is no longer there to be answered. */
export async function reckonAdvice(about: AdviceAsk, signal: AbortSignal): Promise<Advice | null> {
  const answer = await reckon(slow, { what: 'advice', about }, signal);
  return (answer as { advice: Advice | null }).advice;
}
