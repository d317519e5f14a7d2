import { useLayoutEffect, useRef } from 'preact/hooks';

/** What other programs undo and redo with. */
const commonKey = ({ key, shiftKey }: KeyboardEvent): string => {
  const letter = key.toLowerCase();
  return letter === 'y' || (letter === 'z' && shiftKey) ? 'r' : letter === 'z' ? 'u' : '';
};

/** Keys of the table, as long as nobody is writing. A key always acts on the table as it was drawn last. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, dialog')) return;
      const key = event.ctrlKey || event.metaKey ? commonKey(event) : event.key;
      const act = latest.current[key] ?? (/^[1-9]$/.test(key) ? () => pressChoice(key) : undefined);
      if (!act) return;
      act();
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

const pressChoice = (key: string): void =>
  document.querySelector<HTMLButtonElement>(`.table [data-choice="${key}"]`)?.click();
