import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../site/languages.ts';
import type { Refusal } from '../engine/index.ts';
import { loadRefusalWords, tellRefusal } from '../telling/index.ts';

/** Why something that was written or put together by hand is refused; the words for its parts are fetched now. */
export function Refused({ language, refusal }: { language: Language; refusal: Refusal }): JSX.Element {
  const [, setReady] = useState(false);
  useEffect(() => {
    // Without a network the sentence stays general.
    loadRefusalWords(language).then(
      () => setReady(true),
      () => {},
    );
  }, [language]);
  return <>{tellRefusal(language, refusal)}</>;
}
