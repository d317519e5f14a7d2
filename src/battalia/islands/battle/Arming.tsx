import type { JSX } from 'preact';
import type { BattleSide } from '../../engine/index.ts';
import { isDefended } from '../../simulators/battle.ts';
import { Answer, MoralePart, OneMoreHero } from './Answer.tsx';
import { Arms } from './Arms.tsx';
import { BaseGame } from './BaseGame.tsx';
import { HandEditor } from './HandEditor.tsx';
import { OpenPoint } from './OpenPoint.tsx';
import type { Part } from './part.ts';
import { StepButton } from './StepButton.tsx';
import { TargetPanel } from './TargetPanel.tsx';

function Hand({ language, words, plan, send, side }: Part & { side: BattleSide }): JSX.Element {
  const { hand, faction } = plan[side];
  return (
    <HandEditor
      language={language}
      words={words}
      title={words.hand[side]}
      cards={hand}
      faction={faction}
      onAdd={(card) => send({ type: 'draw', side, card })}
      onRemove={(card) => send({ type: 'lose', side, card })}
    />
  );
}

const isSmallFanatic = (card: string): boolean => card === 'fanatic.friman' || card === 'fanatic.chief';

/** Before the battle: what is attacked, with which hand, and which cards are enough. */
export function Arming(part: Part): JSX.Element {
  const { words, plan } = part;
  const defended = isDefended(plan);
  const knowsHand = plan.defence.hand.length > 0;
  const asksFanatics = plan.attack.veteran === 'veteran' && plan.attack.hand.some(isSmallFanatic);
  return (
    <div class="battle-columns">
      <div class="battle-column">
        <TargetPanel {...part} />
        <section class="desk-panel" aria-label={words.hand.attack}>
          <h3>{words.hand.attack}</h3>
          <Hand {...part} side="attack" />
          <Arms {...part} side="attack" />
          {asksFanatics && <OpenPoint {...part} option="fanaticVeteran" />}
        </section>
      </div>
      <div class="battle-column">
        <section class="desk-panel" aria-label={words.sets}>
          <h3>{words.sets}</h3>
          <Answer {...part} side="attack" />
          <OneMoreHero {...part} />
          <MoralePart {...part} />
        </section>
        <div class="battle-actions no-print">
          <StepButton {...part} step={{ type: 'announce' }} main>
            {words.announce}
          </StepButton>
          {defended && (
            <StepButton {...part} step={{ type: 'berserk' }}>
              {words.berserk}
            </StepButton>
          )}
        </div>
        {defended && (
          <section class="desk-panel" aria-label={words.sides.defence}>
            <h3>{words.sides.defence}</h3>
            <Arms {...part} side="defence" />
            <details open={knowsHand}>
              <summary>{words.unknownHand}</summary>
              <Hand {...part} side="defence" />
            </details>
          </section>
        )}
        <BaseGame {...part} />
      </div>
    </div>
  );
}
