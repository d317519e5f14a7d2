import type { JSX } from 'preact';

/** Lines on a field of 24 by 24. */
const SIGNS = {
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3',
  share: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  copied: 'm4 13 5 5L20 6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  anew: 'M6 3h8l4 4v14H6zM14 3v4h4M12 11v6m-3-3h6',
} as const;

/** A button of the desk: its name, and on a narrow screen its sign instead. */
export function Tool({
  sign,
  name,
  press,
}: {
  sign: keyof typeof SIGNS;
  name: string;
  /** Null while there is nothing to do. */
  press: (() => void) | null;
}): JSX.Element {
  return (
    <button type="button" class="button" title={name} disabled={!press} onClick={() => press?.()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span>{name}</span>
    </button>
  );
}
