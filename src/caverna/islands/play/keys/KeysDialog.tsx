import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { useReader } from '../context.ts';
import { Dialog } from '../Dialog.tsx';

/** All keys of the table. */
export function KeysDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { language } = useReader();
  const words = dialogWords(language);
  return (
    <Dialog title={words.keysTitle} onClose={onClose}>
      <dl class="key-list">
        {words.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
