import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/caverna/engine/index.ts';
import { type ThinkAnswer, type ThinkTask, thought } from '../../src/caverna/workers/bot-task.ts';
import { askWorker, type PlainWorker } from '../../src/table/ask-worker.ts';

/** A worker in this very thread. */
function plainWorker(answer: (question: ThinkTask) => Promise<unknown>, log: string[]): PlainWorker {
  log.push('started');
  const made: PlainWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) =>
      void answer(structuredClone(message) as ThinkTask).then((data) =>
        made.onmessage?.({ data } as MessageEvent),
      ),
    terminate: () => void log.push('stopped'),
  };
  return made;
}

const start = newGame({ seats: 2 }, 1);
if (!start.ok) throw new Error('no game');
const task = { game: start.value, bot: 'random', seed: 4 };

describe('a worker', () => {
  it('answers each question, in whatever order', async () => {
    const log: string[] = [];
    const worker = askWorker<ThinkTask, ThinkAnswer>(() =>
      plainWorker(async (question) => {
        await new Promise((done) => setTimeout(done, question.seed === 1 ? 20 : 1));
        return thought(question);
      }, log),
    );
    const answers = await Promise.all([
      worker.ask({ ...task, seed: 1 }, 1000),
      worker.ask({ ...task, seed: 2 }, 1000),
    ]);
    for (const answer of answers) expect('moves' in answer && answer.moves.length).toBeGreaterThan(0);
    expect(log).toEqual(['started']);
  });

  it('that does not answer in time is replaced', async () => {
    const log: string[] = [];
    let silent = true;
    const worker = askWorker<ThinkTask, ThinkAnswer>(() =>
      plainWorker((question) => (silent ? new Promise(() => undefined) : thought(question)), log),
    );
    await expect(worker.ask(task, 10)).rejects.toThrow('no answer in time');
    silent = false;
    expect(await worker.ask(task, 1000)).toHaveProperty('moves');
    expect(log).toEqual(['started', 'stopped', 'started']);
  });

  it('is not waited for when nobody needs the answer any more', async () => {
    const worker = askWorker<ThinkTask, ThinkAnswer>(() =>
      plainWorker(() => new Promise(() => undefined), []),
    );
    const control = new AbortController();
    const answer = worker.ask(task, 1000, control.signal);
    control.abort();
    await expect(answer).rejects.toThrow('no longer needed');
  });

  it('tells what went wrong instead of breaking', async () => {
    expect(await thought({ ...task, ask: 1, game: {} as never })).toHaveProperty('error');
  });
});
