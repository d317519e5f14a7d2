import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import type { Scenario } from '../../engine/index.ts';

interface Props {
  words: OrcEventWords;
  undo: (() => void) | null;
  onChange(): void;
  onAgain(): void;
  scenario(): Scenario;
}

/** Hands a text to the browser as a file. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What can be done with the event as a whole. */
export function Toolbar({ words, undo, onChange, onAgain, scenario }: Props): JSX.Element {
  const [said, setSaid] = useState(words.share);
  const share = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(words.shared),
      () => setSaid(words.shareFailed),
    );
  };
  return (
    <div class="trial-buttons event-tools no-print">
      <button type="button" class="button" onClick={onChange}>
        {words.change}
      </button>
      <button type="button" class="button" disabled={!undo} onClick={() => undo?.()}>
        {words.undo}
      </button>
      <button type="button" class="button" onClick={onAgain}>
        {words.again}
      </button>
      <button type="button" class="button" aria-live="polite" onClick={share}>
        {said}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => saveFile(`${words.fileName}.json`, `${JSON.stringify(scenario(), null, 2)}\n`)}
      >
        {words.save}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        {words.print}
      </button>
    </div>
  );
}
