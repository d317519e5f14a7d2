import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A finger needs this much. */
const FINGER = 44;

/** Whether a board that is broader than high is turned a quarter, because its squares would be too small for a finger. */
export function useTurned(box: RefObject<HTMLElement>, columns: number, rows: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setNarrow(element.clientWidth > 0 && element.clientWidth < columns * FINGER);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [columns]);
  return narrow && columns > rows;
}
