import './battle/battle.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { battleWords } from '../../i18n/battalia-battle.ts';
import type { Language } from '../../site/languages.ts';
import { battle } from '../machines/index.ts';
import { type BattlePlan, type BattleStage, freshBattle, readBattle } from '../simulators/battle.ts';
import { Arming } from './battle/Arming.tsx';
import { BerserkerView } from './battle/BerserkerView.tsx';
import { CheckPanel } from './battle/CheckPanel.tsx';
import { Lines } from './battle/Lines.tsx';
import { Outcome } from './battle/Outcome.tsx';
import type { Part } from './battle/part.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { type Tool, useDesk } from './desk/use-desk.ts';

const TOOL: Tool<BattlePlan, typeof battle> = {
  kind: 'battle',
  version: 1,
  machine: battle,
  fresh: freshBattle,
  read: readBattle,
};

const VIEWS: Readonly<Record<BattleStage, (part: Part) => JSX.Element>> = {
  arming: Arming,
  berserker: BerserkerView,
  lines: Lines,
  decided: Outcome,
};

export default function Battle({ language }: { language: Language }): JSX.Element {
  const words = battleWords(language);
  const desk = useDesk(TOOL);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = desk.plan.stage;
  const shown = useRef<BattleStage | null>(null);
  // With a new stage all buttons are new ones: the focus goes to its heading.
  useEffect(() => {
    if (!desk.ready) return;
    if (shown.current !== null && shown.current !== stage) heading.current?.focus();
    shown.current = stage;
  }, [desk.ready, stage]);
  const View = VIEWS[stage];
  const part: Part = { language, words, plan: desk.plan, send: (step) => desk.send(step) };
  return (
    <DeskFrame language={language} desk={desk}>
      <h2 ref={heading} tabIndex={-1}>
        {words.stages[stage]}
      </h2>
      <View {...part} />
      <CheckPanel {...part} />
    </DeskFrame>
  );
}
