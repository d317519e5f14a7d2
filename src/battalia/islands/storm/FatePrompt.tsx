import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { FATE_OFFERS, type Fate, halvesFor } from '../../engine/index.ts';
import { fateDrawn, fatesLeft, tableOf } from '../../simulators/storm.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { Copied } from './Copied.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { Stage, type StageProps } from './stage.tsx';

type Half = 'artefact' | 'stardust';

/** Effect 5: which fate card was drawn, and which half of it is taken. */
export function FatePrompt(props: StageProps): JSX.Element {
  const { language, words, plan, send } = props;
  const fates = fatesLeft(plan);
  const [fate, setFate] = useState<Fate | null>(null);
  const [half, setHalf] = useState<Half | null>(null);
  const halves = fate ? halvesFor(tableOf(plan), plan.seat, fate) : [];
  const takes = half && halves.includes(half) ? half : null;
  const here = fateDrawn(plan);
  return (
    <Stage title={words.effect(5, nameOf(language, 'effects', 'effect5'))}>
      <Copied words={words} plan={plan} />
      <p>
        {words.texts[5]} <RuleLink language={language} rule="battalia.storm.effect5" />
      </p>
      {fates.length === 0 ? (
        <p>
          <button
            type="button"
            class="button main"
            onClick={() => send({ type: 'answer', answer: { does: 'nothing' } })}
          >
            {words.nothing}
          </button>
        </p>
      ) : (
        <>
          <Choice<Fate>
            legend={words.fateWhich}
            values={fates}
            chosen={fate}
            name={(each) => nameOf(language, 'fates', `fate${each}`)}
            onChoose={(each) => setFate(each)}
          />
          {here && (
            <p>
              <button type="button" class="button" onClick={() => setFate(here)}>
                {words.fateHere}
              </button>
            </p>
          )}
          {fate && (
            <>
              <Choice<Half>
                legend={words.fateHalf}
                values={halves}
                chosen={takes}
                name={(each) => words.fates[fate]![each]}
                onChoose={(each) => setHalf(each)}
              />
              <p>
                <RuleLink language={language} rule={FATE_OFFERS[fate].rule} />
              </p>
            </>
          )}
          <OpenPoints {...props} effect={5} />
          <p>
            <button
              type="button"
              class="button main"
              disabled={!fate || !takes}
              onClick={() => fate && takes && send({ type: 'answer', answer: { does: 'fate', fate, takes } })}
            >
              {fate && takes ? words.fateTake : words.choose}
            </button>
          </p>
        </>
      )}
    </Stage>
  );
}
