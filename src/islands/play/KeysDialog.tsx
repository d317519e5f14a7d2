import type { JSX } from 'preact';
import { useReader } from './context.ts';
import { Dialog } from './Dialog.tsx';

/** All keys of the table. */
export function KeysDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { t } = useReader();
  return (
    <Dialog title={t.keysTitle} onClose={onClose}>
      <dl class="key-list">
        {t.keyList.map(([key, does]) => (
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
