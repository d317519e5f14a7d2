import '../board/board.css';
import './replay/replay.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { replayWords } from '../../i18n/replay.ts';
import { addressText } from '../../islands/address.ts';
import { anyId } from '../../islands/chance.ts';
import { wanted } from '../../islands/games/address.ts';
import type { Language } from '../../site/languages.ts';
import { toLink } from '../../table/game-link.ts';
import { linkRules } from '../table/link-rules.ts';
import type { OpenError, Opened } from '../table/types.ts';
import { loadWords } from '../telling/index.ts';
import { openSafely } from '../workers/open.ts';
import { keptGames } from './play/games/kept.ts';
import { OpenGame, type Sample } from './replay/OpenGame.tsx';
import { Watch } from './replay/Watch.tsx';

interface Props {
  language: Language;
  samples: Sample[];
}

/** The replay viewer: opens a game beside the page, then steps through it. */
export default function Replay({ language, samples }: Props): JSX.Element {
  const words = replayWords(language);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<OpenError | null>(null);
  const [busy, setBusy] = useState(true);

  const open = async (what: 'link' | 'file', text: string): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const [result] = await Promise.all([openSafely(what, text, anyId()), loadWords(language)]);
    setBusy(false);
    if (!result.ok) return setTrouble(result.error);
    setOpened(result.value);
    // The address is a link to this very game, as long as it is short enough to be one.
    if (result.value.session) {
      const link = await toLink(linkRules, result.value.session).catch(() => '');
      if (link && link.length < 30_000) history.replaceState(null, '', `#${link}`);
    }
  };

  useEffect(() => {
    const asked = wanted(addressText());
    const text =
      asked && 'kept' in asked
        ? keptGames().then((store) => store.exportText(asked.kept))
        : Promise.resolve(null);
    text.then((file) => {
      if (file) open('file', file);
      else if (asked) open('link', addressText());
      else setBusy(false);
    });
  }, []);

  if (busy) return <p class="trials">{words.opening}</p>;
  if (!opened)
    return (
      <div class="trials">
        {trouble && (
          <p class="draft-trouble" role="alert">
            {words.trouble[trouble.code]}
          </p>
        )}
        <OpenGame words={words} samples={samples} onText={open} />
      </div>
    );
  const { session } = opened;
  return (
    <div class="trials">
      <div class="trial-buttons no-print">
        <button
          type="button"
          class="button"
          onClick={() => {
            setOpened(null);
            history.replaceState(null, '', location.pathname);
          }}
        >
          {words.another}
        </button>
      </div>
      {opened.how === 'view' && (
        <p class="draft-trouble" role="status">
          {session ? words.viewOnly : words.notReplayable}
        </p>
      )}
      {session ? (
        <Watch language={language} words={words} session={session} />
      ) : (
        <pre>{opened.how === 'view' && opened.lines.join('\n')}</pre>
      )}
    </div>
  );
}
