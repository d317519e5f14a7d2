// Odds and best answers, reckoned beside the page. What is no longer wanted is not reckoned to its end: its worker is
// sent home, so that the next question does not wait for the last one.

import { type Desk, openDesk } from '../../table/ask-worker.ts';
import type { Advice, AdviceAsk, Ask, Odds } from '../odds/index.ts';
import type { OddsAnswer } from './odds-task.ts';

const LONGEST = 60_000;

const hire = () => new Worker(new URL('./odds.ts', import.meta.url), { type: 'module' });
// Odds come at once and answers take their time: each has a desk of its own.
const quick = openDesk(hire);
const slow = openDesk(hire);

async function reckon(desk: Desk, task: object, signal: AbortSignal): Promise<OddsAnswer> {
  const leave = () => desk.close();
  signal.addEventListener('abort', leave);
  try {
    const answer = (await desk.ask(task, LONGEST, signal)) as OddsAnswer;
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
