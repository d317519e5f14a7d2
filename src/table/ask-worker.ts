// Asking a worker: one answer for each question, in any order; a worker that does not answer in time is replaced.

/** The part of a Worker that is used here. */
export interface Helper {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

export interface Desk {
  /** Rejects when the time is up, the worker breaks or the signal aborts. */
  ask(question: object, milliseconds: number, signal?: AbortSignal): Promise<unknown>;
  close(): void;
}

export function openDesk(hire: () => Helper): Desk {
  let helper: Helper | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function dismiss(reason: string): void {
    helper?.terminate();
    helper = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function hired(): Helper {
    if (helper) return helper;
    helper = hire();
    helper.onmessage = ({ data }: MessageEvent<{ ask: number }>) => {
      waiting.get(data.ask)?.resolve(data);
      waiting.delete(data.ask);
    };
    helper.onerror = () => dismiss('the worker broke');
    return helper;
  }

  return {
    ask: (question, milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const ask = ++asked;
        const timer = setTimeout(() => dismiss('no answer in time'), milliseconds);
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
        hired().postMessage({ ...question, ask });
      }),
    close: () => dismiss('closed'),
  };
}
