import '../board/board.css';
import './trial/trial.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tryWords } from '../../i18n/try-it.ts';
import { type Language, textIn } from '../../site/languages.ts';
import { installFolk } from '../engine/index.ts';
import type { TryIt } from '../simulators/trial.ts';
import { loadWords } from '../telling/index.ts';
import { loadReasons } from './reasons.ts';
import { OnePosition } from './trial/OnePosition.tsx';

interface Props {
  language: Language;
  folk: string;
  tries: TryIt[];
}

/** The positions of one folk, one at a time; the address remembers which. */
export default function FolkTrials({ language, folk, tries }: Props): JSX.Element {
  const words = tryWords(language);
  const [key, setKey] = useState(tries[0]?.key);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const wanted = tries.find((each) => `#${each.key}` === location.hash);
    if (wanted) setKey(wanted.key);
    Promise.all([loadWords(language), installFolk(), loadReasons(language)]).then(() => setReady(true));
  }, []);
  const open = (next: string): void => {
    setKey(next);
    history.replaceState(null, '', `#${next}`);
  };
  const tryIt = tries.find((each) => each.key === key) ?? tries[0];
  if (!tryIt) return <p />;
  return (
    <div class="trials">
      <nav class="trial-tabs" aria-label={words.positions}>
        {tries.map((each) => (
          <button
            type="button"
            key={each.key}
            id={each.key}
            class="button"
            aria-current={each === tryIt ? 'true' : undefined}
            onClick={() => open(each.key)}
          >
            {textIn(each.title, language)}
          </button>
        ))}
      </nav>
      {ready ? (
        <OnePosition key={tryIt.key} language={language} words={words} folk={folk} tryIt={tryIt} />
      ) : (
        <p class="trial">{words.loading}</p>
      )}
    </div>
  );
}
