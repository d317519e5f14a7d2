import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useReader } from './context.ts';
import { PreviewBox } from './PreviewBox.tsx';
import type { Preview } from './preview.ts';
import { Sign } from './Sign.tsx';

interface Props {
  /** What the move does, in words. */
  says: string;
  preview: Preview | null;
  onPlay(): void;
  onClose(): void;
}

/** A move held up to be looked at: what would come of it, and the button that plays it. */
export function Looked({ says, preview, onPlay, onClose }: Props): JSX.Element {
  const { t } = useReader();
  // The bar takes room at the bottom: what was tapped stays in view.
  useEffect(() => {
    for (const one of document.querySelectorAll('.table .held')) one.scrollIntoView({ block: 'nearest' });
  }, [says]);
  return (
    <section class="looked" aria-label={t.looked}>
      <PreviewBox preview={preview} />
      <div class="looked-acts">
        <button type="button" class="choice choice-strong" onClick={onPlay}>
          <Sign name="check" /> {says}
        </button>
        <button type="button" class="icon-button" aria-label={t.close} title={t.close} onClick={onClose}>
          <Sign name="close" />
        </button>
      </div>
    </section>
  );
}
