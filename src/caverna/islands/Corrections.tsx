import './corrections/corrections.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { correctionWords } from '../../i18n/corrections.ts';
import { addressText } from '../../islands/address.ts';
import { download } from '../../islands/download.ts';
import type { Language } from '../../site/languages.ts';
import {
  type CorrectionsResult,
  type CorrectionsTrouble,
  openCorrections,
  saveCorrections,
  unpackCorrections,
} from '../corrections/kept.ts';
import {
  CORRECTION_FIELDS,
  CORRECTION_GROUPS,
  type CorrectionField,
  type Corrections,
  type CorrectionValue,
} from '../engine/index.ts';
import { change, reset } from './corrections/change.ts';
import { Group } from './corrections/Group.tsx';
import { fullLabel, type Speech } from './corrections/labels.ts';
import { Sharing } from './corrections/Sharing.tsx';
import { Sheet } from './corrections/Sheet.tsx';

/** What went wrong with a file or link, in words. */
function troubleIn({ words, language }: Speech, trouble: CorrectionsTrouble): string {
  if (trouble.what === 'file') return words.troubles.file;
  if (trouble.what === 'link') return words.troubles[trouble.error];
  const { field: id, problem } = trouble.refusal.args ?? {};
  const field = CORRECTION_FIELDS.find((other) => other.id === id);
  const name = field ? fullLabel(field, { words, language }) : String(id);
  if (problem === 'unknown' || problem === 'fixed' || problem === 'value' || problem === 'twice')
    return words.badValue[problem](name);
  return words.badValue.shape;
}

/** Forms for everything the rule books do not print. Each change is kept at once, and can be taken back. */
export default function CorrectionsPage({ language }: { language: Language }): JSX.Element {
  const words = correctionWords(language);
  const speech: Speech = { language, words };
  const [corrections, setCorrections] = useState<Corrections>({});
  const [before, setBefore] = useState<Corrections | null>(null);
  const [offered, setOffered] = useState<Corrections | null>(null);
  const [message, setMessage] = useState('');
  const [trouble, setTrouble] = useState('');
  const [unread, setUnread] = useState<string[]>([]);
  const [keeps, setKeeps] = useState(true);
  const [ready, setReady] = useState(false);

  const keep = (next: Corrections, said = ''): void => {
    setBefore(said ? corrections : null);
    setKeeps(saveCorrections(corrections, next));
    setCorrections(next);
    setMessage(said);
    setTrouble('');
  };

  useEffect(() => {
    const read = (): void => {
      const opened = openCorrections();
      setCorrections(opened.corrections);
      setUnread(opened.unread);
    };
    read();
    setReady(true);
    // Another tab has corrected something.
    addEventListener('storage', read);
    const readLink = async (): Promise<void> => {
      const text = addressText();
      if (!text) return;
      const read = await unpackCorrections(`#${text}`);
      history.replaceState(null, '', location.pathname);
      if (read.ok) setOffered(read.value);
      else setTrouble(troubleIn(speech, read.error));
    };
    void readLink();
    addEventListener('hashchange', readLink);
    return () => {
      removeEventListener('hashchange', readLink);
      removeEventListener('storage', read);
    };
  }, []);

  const open = (read: CorrectionsResult): void => {
    if (read.ok) keep(read.value, words.wasOpened(Object.keys(read.value).length));
    else setTrouble(troubleIn(speech, read.error));
  };
  const onChange = (field: CorrectionField, value: CorrectionValue): void =>
    keep(change(corrections, field, value));
  const onReset = (fields: readonly CorrectionField[]): void =>
    keep(reset(corrections, fields), words.wasReset);
  const count = Object.keys(corrections).length;

  return (
    <div class="my-box" data-ready={ready}>
      <div class="box-bar no-print">
        <p class="box-state" aria-live="polite">
          <b>{count === 0 ? words.none : words.corrected(count)}</b> {keeps ? words.kept : words.notKept}
          {message && ` ${message}`}
        </p>
        {before && (
          <button type="button" class="button" onClick={() => keep(before)}>
            {words.undo}
          </button>
        )}
        {trouble && (
          <p class="box-trouble" role="alert">
            {trouble}
          </p>
        )}
        {unread.length > 0 && (
          <p class="box-trouble" role="alert">
            {words.unreadable}{' '}
            <button
              type="button"
              class="button"
              onClick={() => download('my-box', JSON.stringify(unread, null, 1))}
            >
              {words.fetchUnread}
            </button>
          </p>
        )}
        {offered && (
          <div class="box-offer" role="status">
            <p>{words.offered(Object.keys(offered).length)}</p>
            <button
              type="button"
              class="button main"
              onClick={() => {
                keep(offered, words.wasOpened(Object.keys(offered).length));
                setOffered(null);
              }}
            >
              {words.takeOver}
            </button>
            <button type="button" class="button" onClick={() => setOffered(null)}>
              {words.keepMine}
            </button>
          </div>
        )}
        <Sharing
          corrections={corrections}
          words={words}
          onOpen={open}
          onResetAll={() => keep({}, words.wasReset)}
        />
      </div>
      {CORRECTION_GROUPS.map((group) => (
        <Group
          key={group}
          group={group}
          fields={CORRECTION_FIELDS.filter((field) => field.group === group)}
          {...{ corrections, speech, onChange, onReset }}
        />
      ))}
      {ready && <Sheet corrections={corrections} speech={speech} />}
    </div>
  );
}
