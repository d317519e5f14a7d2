import './my-box/my-box.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { boxWords } from '../../i18n/my-box.ts';
import { addressText } from '../../islands/address.ts';
import { download } from '../../islands/download.ts';
import type { Language } from '../../site/languages.ts';
import { type BoxResult, type BoxTrouble, openBox, saveBox, unpackBox } from '../corrections/kept.ts';
import { BOX_FIELDS, BOX_GROUPS, type Box, type BoxField, type BoxValue } from '../engine/index.ts';
import { change, reset } from './my-box/change.ts';
import { Group } from './my-box/Group.tsx';
import { fullLabel, type Speech } from './my-box/labels.ts';
import { Sharing } from './my-box/Sharing.tsx';
import { Sheet } from './my-box/Sheet.tsx';

/** What went wrong with a file or link, in words. */
function troubleIn({ words, language }: Speech, trouble: BoxTrouble): string {
  if (trouble.what === 'file') return words.troubles.file;
  if (trouble.what === 'link') return words.troubles[trouble.error];
  const { field: id, problem } = trouble.refusal.args ?? {};
  const field = BOX_FIELDS.find((other) => other.id === id);
  const name = field ? fullLabel(field, { words, language }) : String(id);
  if (problem === 'unknown' || problem === 'fixed' || problem === 'value' || problem === 'twice')
    return words.badValue[problem](name);
  return words.badValue.shape;
}

/** Forms for everything the rule books do not print. Each change is kept at once, and can be taken back. */
export default function MyBox({ language }: { language: Language }): JSX.Element {
  const words = boxWords(language);
  const speech: Speech = { language, words };
  const [box, setBox] = useState<Box>({});
  const [before, setBefore] = useState<Box | null>(null);
  const [offered, setOffered] = useState<Box | null>(null);
  const [message, setMessage] = useState('');
  const [trouble, setTrouble] = useState('');
  const [unread, setUnread] = useState<string[]>([]);
  const [keeps, setKeeps] = useState(true);
  const [ready, setReady] = useState(false);

  const keep = (next: Box, said = ''): void => {
    setBefore(said ? box : null);
    setKeeps(saveBox(box, next));
    setBox(next);
    setMessage(said);
    setTrouble('');
  };

  useEffect(() => {
    const read = (): void => {
      const opened = openBox();
      setBox(opened.box);
      setUnread(opened.unread);
    };
    read();
    setReady(true);
    // Another tab has corrected something.
    addEventListener('storage', read);
    const readLink = async (): Promise<void> => {
      const text = addressText();
      if (!text) return;
      const read = await unpackBox(`#${text}`);
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

  const open = (read: BoxResult): void => {
    if (read.ok) keep(read.value, words.wasOpened(Object.keys(read.value).length));
    else setTrouble(troubleIn(speech, read.error));
  };
  const onChange = (field: BoxField, value: BoxValue): void => keep(change(box, field, value));
  const onReset = (fields: readonly BoxField[]): void => keep(reset(box, fields), words.wasReset);
  const count = Object.keys(box).length;

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
            {words.setAside}{' '}
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
        <Sharing box={box} words={words} onOpen={open} onResetAll={() => keep({}, words.wasReset)} />
      </div>
      {BOX_GROUPS.map((group) => (
        <Group
          key={group}
          group={group}
          fields={BOX_FIELDS.filter((field) => field.group === group)}
          {...{ box, speech, onChange, onReset }}
        />
      ))}
      {ready && <Sheet box={box} speech={speech} />}
    </div>
  );
}
