import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadPlayWords, type PlayWords } from '../../i18n/play.ts';
import type { Language } from '../../site/languages.ts';
import { loadWords } from '../telling/index.ts';
import { ReaderContext } from './play/context.ts';
import { Room } from './play/Room.tsx';

/** The game table. Words come first, then everything that speaks. */
export default function Play({ language }: { language: Language }): JSX.Element | null {
  const [t, setWords] = useState<PlayWords | null>(null);
  useEffect(() => {
    Promise.all([loadPlayWords(language), loadWords(language)]).then(([words]) => setWords(words));
  }, [language]);
  if (!t) return null;
  return (
    <ReaderContext.Provider value={{ language, t }}>
      <Room />
    </ReaderContext.Provider>
  );
}
