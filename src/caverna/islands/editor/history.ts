// Undo and redo for something that is kept elsewhere.

import { useRef, useState } from 'preact/hooks';

interface History<T> {
  change(next: T): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const longest = 200;

/** Every change remembers what was there before; a change from outside is a step as well. */
export function useHistory<T>(value: T, onChange: (next: T) => void): History<T> {
  const [past, setPast] = useState<readonly T[]>([]);
  const [future, setFuture] = useState<readonly T[]>([]);
  const own = useRef(value);
  if (own.current !== value) {
    const before = own.current;
    own.current = value;
    setPast([...past, before].slice(-longest));
    setFuture([]);
  }
  const step = (next: T, behind: readonly T[], ahead: readonly T[]): void => {
    own.current = next;
    setPast(behind.slice(-longest));
    setFuture(ahead);
    onChange(next);
  };
  const [last, next] = [past.at(-1), future[0]];
  return {
    change: (changed) => step(changed, [...past, value], []),
    undo: last === undefined ? null : () => step(last, past.slice(0, -1), [value, ...future]),
    redo: next === undefined ? null : () => step(next, [...past, value], future.slice(1)),
  };
}
