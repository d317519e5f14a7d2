import { useEffect } from 'preact/hooks';

/** Keys of the table, as long as nobody is writing and no modifier is held. */
export function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, dialog')) return;
      const digit = /^[1-9]$/.test(event.key);
      const act = keys[event.key] ?? (digit ? () => pressChoice(event.key) : undefined);
      if (!act) return;
      act();
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}

const pressChoice = (key: string): void =>
  document.querySelector<HTMLButtonElement>(`.table [data-choice="${key}"]`)?.click();
