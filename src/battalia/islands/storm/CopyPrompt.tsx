import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { copyable, type Effect } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { EffectSelect } from './EffectSelect.tsx';
import { Stage, type StageProps } from './stage.tsx';

/** Effect 8: which open effect is carried out once more. */
export function CopyPrompt({ language, words, plan, send }: StageProps): JSX.Element {
  const effects = copyable(plan.table.storm);
  const [effect, setEffect] = useState<Effect | null>(null);
  return (
    <Stage title={words.effect(8, nameOf(language, 'effects', 'effect8'))}>
      <p>
        {words.texts[8]} <RuleLink language={language} rule="battalia.storm.effect8" />
      </p>
      {effects.length > 0 ? (
        <>
          <EffectSelect
            language={language}
            label={words.copyWhich}
            effects={effects}
            chosen={effect}
            onChoose={setEffect}
          />
          <p>
            <button
              type="button"
              class="button main"
              disabled={effect === null}
              onClick={() => effect && send({ type: 'copy', effect })}
            >
              {effect === null ? words.choose : words.carryOut(effect)}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>
            {words.copyNone} <RuleLink language={language} rule="battalia.storm.idle" />
          </p>
          <p>
            <button
              type="button"
              class="button main"
              onClick={() => send({ type: 'answer', answer: { does: 'nothing' } })}
            >
              {words.nothing}
            </button>
          </p>
        </>
      )}
    </Stage>
  );
}
