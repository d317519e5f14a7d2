import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useReader } from './context.ts';
import { Sign } from './signs/Sign.tsx';

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A sheet laid over the table; Escape puts it away. */
export function Dialog({ title, onClose, children }: Props): JSX.Element {
  const { t } = useReader();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog class="sheet" ref={sheet} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="icon-button" aria-label={t.close} onClick={() => sheet.current?.close()}>
          <Sign name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
