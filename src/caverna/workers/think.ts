// A bot's answer, thought out beside the page.

import { askWorker } from '../../table/ask-worker.ts';
import type { Game, Move } from '../engine/index.ts';
import type { ThinkAnswer, ThinkTask } from './bot-task.ts';

const LONGEST = 20_000;

const worker = askWorker<ThinkTask, ThinkAnswer>(
  () => new Worker(new URL('./bot.ts', import.meta.url), { type: 'module' }),
);

/** For the game machine: `fromPromise(({ input, signal }) => think(input, signal))`. */
export async function think(
  task: { game: Game; bot: string; seed: number },
  signal?: AbortSignal,
): Promise<readonly Move[]> {
  const answer = await worker.ask(task, LONGEST, signal);
  if ('error' in answer) throw new Error(answer.error);
  return answer.moves;
}
