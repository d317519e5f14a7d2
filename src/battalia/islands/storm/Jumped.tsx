import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { ringsDue, unseen } from '../../engine/index.ts';
import { jumpOf, tableOf } from '../../simulators/storm.ts';
import { stormEventText } from '../../telling/storm-events.ts';
import { EffectSelect } from './EffectSelect.tsx';
import { cardsText, playerName, Stage, type StageProps } from './stage.tsx';

/** The jump is made: what it cost, rings that are due, and the draw. */
export function Jumped({ language, words, plan, send }: StageProps): JSX.Element {
  const [drawn, setDrawn] = useState<number | null>(null);
  const jump = jumpOf(plan);
  const cards = plan.underway?.cards;
  const left = unseen(plan.table.storm);
  const effect = left.find((each) => each === drawn);
  return (
    <Stage title={words.underway}>
      <p>
        {stormEventText(language, { event: 'stormJump', ...jump, rule: 'battalia.gates.jump' }, (seat) =>
          playerName(language, plan, seat),
        )}{' '}
        {cards && words.paid(cardsText(words, cards))} {words.stop}{' '}
        <RuleLink language={language} rule="battalia.storm.draw" />
      </p>
      {ringsDue(tableOf(plan), jump).map(({ connector, must, rule }) => (
        <p class="desk-answer" key={connector}>
          {must ? words.ringMust : words.ringMay} <RuleLink language={language} rule={rule} />
        </p>
      ))}
      {plan.here ? (
        <p>
          <button type="button" class="button main" onClick={() => send({ type: 'draw' })}>
            {words.drawHere}
          </button>
        </p>
      ) : (
        <>
          <EffectSelect
            language={language}
            label={words.drawnAtTable}
            effects={left}
            chosen={effect ?? null}
            onChoose={setDrawn}
          />
          <p>
            <button
              type="button"
              class="button main"
              disabled={effect === undefined}
              onClick={() => effect && send({ type: 'draw', effect })}
            >
              {effect === undefined ? words.choose : words.carryOut(effect)}
            </button>
          </p>
        </>
      )}
    </Stage>
  );
}
