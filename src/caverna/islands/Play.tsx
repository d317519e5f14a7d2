import '../board/board.css';
import './play/decide/decide.css';
import './play/board/home.css';
import './play/lobby.css';
import './play/preview/look-first.css';
import './play/middle/middle.css';
import './play/orcs/orc-scene.css';
import './play/score/score.css';
import './play/table.css';
import './play/guide/teacher.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadPlayWords, type PlayWords } from '../../i18n/play.ts';
import { readyToKeep } from '../../islands/games/use-keeping.ts';
import type { Language } from '../../site/languages.ts';
import { loadWords } from '../telling/index.ts';
import { ReaderContext } from './play/context.ts';
import { keeper } from './play/games/kept.ts';
import { Room } from './play/Room.tsx';

/** The game table. Words come first, then everything that speaks. */
export default function Play({ language }: { language: Language }): JSX.Element | null {
  const [t, setWords] = useState<PlayWords | null>(null);
  useEffect(() => {
    Promise.all([loadPlayWords(language), loadWords(language), readyToKeep(keeper)]).then(([words]) =>
      setWords(words),
    );
  }, [language]);
  if (!t) return null;
  return (
    <ReaderContext.Provider value={{ language, t }}>
      <Room />
    </ReaderContext.Provider>
  );
}
