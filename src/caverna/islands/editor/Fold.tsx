import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  title: string;
  /** What is inside, in one line. */
  sum: string;
  children: ComponentChildren;
}

/** A panel of numbers: open where there is room beside the board, folded on a phone. */
export function Fold({ title, sum, children }: Props): JSX.Element {
  const [wide] = useState(() => matchMedia('(width >= 62rem)').matches);
  return (
    <details class="editor-panel" open={wide}>
      <summary>
        <span>{title}</span> <span class="editor-sum">{sum}</span>
      </summary>
      {children}
    </details>
  );
}
