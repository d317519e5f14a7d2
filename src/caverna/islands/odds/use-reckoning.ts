import { useEffect, useState } from 'preact/hooks';

type Reckoning<T> = { is: 'working'; last: T | null } | { is: 'done'; value: T } | { is: 'failed' };

/** Asks anew whenever the question changes, and forgets the question before it. */
export function useReckoning<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  question: readonly unknown[],
): Reckoning<T> {
  const [state, setState] = useState<Reckoning<T>>({ is: 'working', last: null });
  useEffect(() => {
    const stale = new AbortController();
    setState((now) => ({
      is: 'working',
      last: now.is === 'done' ? now.value : now.is === 'working' ? now.last : null,
    }));
    ask(stale.signal).then(
      (value) => !stale.signal.aborted && setState({ is: 'done', value }),
      () => !stale.signal.aborted && setState({ is: 'failed' }),
    );
    return () => stale.abort();
  }, question);
  return state;
}

export function soFar<T>(reckoning: Reckoning<T>): T | null {
  if (reckoning.is === 'done') return reckoning.value;
  return reckoning.is === 'working' ? reckoning.last : null;
}
