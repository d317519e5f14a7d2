import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** When the button that was pressed goes away, the focus stays in its box. The box needs `tabIndex={-1}`. */
export function useKeepFocus<Box extends HTMLElement>(): { ref: Ref<Box>; onClickCapture(): void } {
  const ref = useRef<Box>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    onClickCapture: () => {
      pressed.current = true;
    },
  };
}
