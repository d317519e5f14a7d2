import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { useReader } from '../context.ts';
import { Dialog } from '../Dialog.tsx';

/** All keys of the table. */
export function KeysDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { language } = useReader();
  const aside = dialogWords(language);
  return (
    <Dialog title={aside.keysTitle} onClose={onClose}>
      <dl class="key-list">
        {aside.keyList.map(([key, does]) => (
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
