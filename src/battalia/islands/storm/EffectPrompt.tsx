import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Deed, EFFECT_FACTS, type Effect, effectChoices } from '../../engine/index.ts';
import { current, jumpOf, tableOf } from '../../simulators/storm.ts';
import { nameOf } from '../../telling/names.ts';
import { Copied } from './Copied.tsx';
import { answerOf, type Chosen } from './chosen.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { Stage, type StageProps } from './stage.tsx';

/** An effect that is carried out: what it does, what it asks, and its open points. */
export function EffectPrompt(props: StageProps): JSX.Element {
  const { language, words, plan, send } = props;
  const [chosen, setChosen] = useState<Chosen>({});
  const effect = current(plan) as Effect;
  const { does, rule } = EFFECT_FACTS[effect];
  const { questions, nothing } = effectChoices(tableOf(plan), jumpOf(plan), effect, { board: plan.board });
  const answer = nothing === 'only' ? null : answerOf(does, questions, chosen);
  return (
    <Stage title={words.effect(effect, nameOf(language, 'effects', `effect${effect}`))}>
      <Copied words={words} plan={plan} />
      <p>
        {words.texts[effect]} <RuleLink language={language} rule={rule} />
      </p>
      {effect === 1 && <p class="desk-soft">{words.erratum}</p>}
      <OpenPoints {...props} effect={effect} />
      {nothing !== 'only' && (
        <>
          <QuestionFields {...props} questions={questions} chosen={chosen} onChoose={setChosen} />
          <p>
            <button
              type="button"
              class="button main"
              disabled={!answer}
              onClick={() => answer && send({ type: 'answer', answer })}
            >
              {answer ? words.does[does as Exclude<Deed, 'copy' | 'fate'>] : words.choose}
            </button>
          </p>
        </>
      )}
      {nothing !== 'never' && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => send({ type: 'answer', answer: { does: 'nothing' } })}
          >
            {words.nothing}
          </button>{' '}
          <RuleLink language={language} rule="battalia.storm.idle" />
        </p>
      )}
    </Stage>
  );
}
