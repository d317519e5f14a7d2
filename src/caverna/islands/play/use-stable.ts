import { useCallback, useRef } from 'preact/hooks';

/** A function that stays the same one and always does what the latest one does. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: Args) => latest.current(...args), []);
}
