// A bot's answer, thought out beside the page.

import { openDesk } from '../../table/ask-worker.ts';
import type { Game, Move } from '../engine/index.ts';
import type { ThinkAnswer } from './bot-task.ts';

const LONGEST = 20_000;

const desk = openDesk(() => new Worker(new URL('./bot.ts', import.meta.url), { type: 'module' }));

/** For the game machine: `fromPromise(({ input, signal }) => think(input, signal))`. */
export async function think(
  task: { game: Game; bot: string; seed: number },
  signal?: AbortSignal,
): Promise<readonly Move[]> {
  const answer = (await desk.ask(task, LONGEST, signal)) as ThinkAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.moves;
}
