import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Whether a fold is open; one that somebody opened before the page was live is. */
export function useFold(): {
  open: boolean;
  fold: {
    ref: RefObject<HTMLDetailsElement>;
    onToggle(event: JSX.TargetedEvent<HTMLDetailsElement>): void;
  };
} {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(ref.current?.open === true), []);
  return {
    open,
    fold: {
      ref,
      // Folds inside this one report here, too.
      onToggle: ({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      },
    },
  };
}
