import './score/score.css';
import type { JSX } from 'preact';
import { deskWords } from '../../i18n/battalia-desk.ts';
import { scoreWords } from '../../i18n/battalia-score.ts';
import type { Language } from '../../site/languages.ts';
import { scoreMachine } from '../machines/index.ts';
import { ownGame } from '../simulators/own-game.ts';
import { readScore, type ScorePlan, scoreFor } from '../simulators/score.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { type Tool, useDesk } from './desk/use-desk.ts';
import { End } from './score/End.tsx';
import { Game } from './score/Game.tsx';
import { Realms } from './score/Realms.tsx';
import { Result } from './score/Result.tsx';
import { Steps } from './score/Steps.tsx';

const TOOL: Tool<ScorePlan, typeof scoreMachine> = {
  kind: 'score',
  version: 1,
  machine: scoreMachine,
  fresh: () => {
    const { players, largeBoard } = ownGame();
    return { ...scoreFor(players), largeBoard };
  },
  read: readScore,
};

/** How close the end is, who would win, and why. */
export default function Score({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(TOOL);
  const { plan, send } = desk;
  const words = scoreWords(language);
  const names = plan.names.map((name, seat) => name || deskWords(language).player(seat + 1));
  const parts = { language, words, plan, names, send };
  return (
    <DeskFrame language={language} desk={desk}>
      <Realms {...parts} />
      <div class="desk-panels">
        <End {...parts} />
        <Result {...parts} over={desk.snapshot.value === 'ended'} />
      </div>
      <Steps {...parts} />
      <Game {...parts} />
    </DeskFrame>
  );
}
