import './storm/storm.css';
import type { JSX } from 'preact';
import { stormWords } from '../../i18n/battalia-storm.ts';
import type { Language } from '../../site/languages.ts';
import { storm } from '../machines/index.ts';
import { readStormPlan } from '../simulators/storm/read.ts';
import { freshStormPlan, type StormPlan } from '../simulators/storm.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { type Tool, useDesk } from './desk/use-desk.ts';
import { CopyPrompt } from './storm/CopyPrompt.tsx';
import { Deck } from './storm/Deck.tsx';
import { EffectPrompt } from './storm/EffectPrompt.tsx';
import { FatePrompt } from './storm/FatePrompt.tsx';
import { Hoping } from './storm/Hoping.tsx';
import { Jumped } from './storm/Jumped.tsx';
import { Planning } from './storm/Planning.tsx';
import { Settled } from './storm/Settled.tsx';
import type { StageProps } from './storm/stage.tsx';

const TOOL: Tool<StormPlan, typeof storm> = {
  kind: 'storm',
  version: 1,
  machine: storm,
  fresh: freshStormPlan,
  read: readStormPlan,
};

const STAGES = {
  planning: Planning,
  jumped: Jumped,
  copying: CopyPrompt,
  fate: FatePrompt,
  effect: EffectPrompt,
  settled: Settled,
} as const;

/** A journey through the storm, step by step; the deck and its odds are always in view. */
export default function StormDesk({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(TOOL);
  const at = desk.snapshot.value as keyof typeof STAGES;
  const Stage = STAGES[at];
  const props: StageProps = { language, words: stormWords(language), plan: desk.plan, send: desk.send };
  return (
    <DeskFrame language={language} desk={desk}>
      <div class="storm-desk" data-at={at}>
        <Stage key={`${at} ${desk.plan.copying}`} {...props} />
        <div class="desk-panels">
          <Deck {...props} canChange={at === 'planning'} />
          <Hoping {...props} />
        </div>
      </div>
    </DeskFrame>
  );
}
