import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { CorrectionWords } from '../../../i18n/corrections.ts';
import { fileText } from '../../../table/reading.ts';
import {
  type CorrectionsResult,
  packCorrections,
  readCorrectionsFile,
  writeCorrectionsFile,
} from '../../corrections/kept.ts';
import type { Corrections } from '../../engine/index.ts';

interface Props {
  corrections: Corrections;
  words: CorrectionWords;
  onOpen: (result: CorrectionsResult) => void;
  onResetAll: () => void;
}

function saveFile(corrections: Corrections): void {
  const address = URL.createObjectURL(
    new Blob([writeCorrectionsFile(corrections)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: 'my-box.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Files, links, paper, and the way back. */
export function Sharing({ corrections, words, onOpen, onResetAll }: Props): JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<{ corrections: Corrections; href: string; copied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const href = `${location.origin}${location.pathname}#${await packCorrections(corrections)}`;
    const copied = await navigator.clipboard.writeText(href).then(
      () => true,
      () => false,
    );
    setLink({ corrections, href, copied });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file) onOpen(readCorrectionsFile(await fileText(file)));
    if (picker.current) picker.current.value = '';
  };
  const fresh = link?.corrections === corrections ? link : null;
  return (
    <div class="box-sharing no-print">
      <button type="button" class="button" onClick={() => saveFile(corrections)}>
        {words.saveFile}
      </button>
      <button type="button" class="button" onClick={() => picker.current?.click()}>
        {words.openFile}
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label={words.openFile}
        tabIndex={-1}
        hidden
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        {fresh?.copied ? words.copied : words.copyLink}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        {words.print}
      </button>
      {Object.keys(corrections).length > 0 && (
        <button type="button" class="button" onClick={onResetAll}>
          {words.resetAll}
        </button>
      )}
      {fresh && !fresh.copied && (
        <label class="box-link">
          {words.copyByHand}
          <input
            type="text"
            readOnly
            value={fresh.href}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
