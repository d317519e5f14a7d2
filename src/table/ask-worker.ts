// Asking a worker: one answer for each question, in any order; a worker that does not answer in time is replaced.

/** Questions and answers find each other by this number. */
export interface Numbered {
  ask: number;
}

/** A task as it is asked: its number is given here. */
export type Question<Task> = Task extends Numbered ? Omit<Task, 'ask'> : never;

/** The part of a Worker that is used here. */
export interface PlainWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

export interface AskedWorker<Task extends Numbered, Answer extends Numbered> {
  /** Rejects when the time is up, the worker breaks or the signal aborts. */
  ask(question: Question<Task>, milliseconds: number, signal?: AbortSignal): Promise<Answer>;
  /** Whatever is still asked is rejected; the next question starts a new worker. */
  stop(): void;
}

/** The worker starts with the first question. */
export function askWorker<Task extends Numbered, Answer extends Numbered>(
  start: () => PlainWorker,
): AskedWorker<Task, Answer> {
  let worker: PlainWorker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting<Answer>>();

  function stop(reason: string): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function started(): PlainWorker {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.ask)?.resolve(data);
      waiting.delete(data.ask);
    };
    worker.onerror = () => stop('the worker broke');
    return worker;
  }

  return {
    ask: (question, milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const ask = ++asked;
        const timer = setTimeout(() => stop('no answer in time'), milliseconds);
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            settle(value);
          };
        waiting.set(ask, { resolve: settled(resolve), reject: settled(reject) });
        signal?.addEventListener('abort', () => {
          waiting.get(ask)?.reject(new Error('no longer needed'));
          waiting.delete(ask);
        });
        started().postMessage({ ...question, ask });
      }),
    stop: () => stop('stopped'),
  };
}
