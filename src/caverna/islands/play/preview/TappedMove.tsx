import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  /** What the move does, in words. */
  says: string;
  onPlay(): void;
  onClose(): void;
  /** What would come of it. */
  children: ComponentChildren;
}

/** A move that was tapped to be looked at: what would come of it, and the button that plays it. */
export function TappedMove({ says, onPlay, onClose, children }: Props): JSX.Element {
  const { language, t } = useReader();
  const words = dialogWords(language);
  // The bar takes room at the bottom: what was tapped stays in view.
  useEffect(() => {
    for (const one of document.querySelectorAll('.table .held')) one.scrollIntoView({ block: 'nearest' });
  }, [says]);
  return (
    <section class="looked" aria-label={words.preview}>
      {children}
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
