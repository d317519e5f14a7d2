import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { attracts, type BoardChange, TERRAINS } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { Ground } from './Ground.tsx';
import type { MetamorphaParts } from './parts.ts';

const CHANGES = ['built', 'replaced', 'swapped', 'discovered'] as const;

/** Her terrain, and what draws her elsewhere. */
export function Where({ language, plan, send }: MetamorphaParts): JSX.Element {
  const words = metamorphaWords(language);
  const [change, setChange] = useState<BoardChange['change']>('built');
  const tell = (terrain: (typeof TERRAINS)[number] | null): void => send({ type: 'change', change, terrain });
  const toTerrain = change !== 'discovered' && attracts(change, plan.options);
  return (
    <>
      <Ground
        language={language}
        legend={words.ground}
        none={words.noTerrain}
        terrain={plan.terrain}
        onChoose={(terrain) => send({ type: 'enter', fields: { terrain } })}
      />
      {!plan.pending && (
        <>
          <Choice
            legend={words.changed}
            values={CHANGES}
            chosen={change}
            name={(each) => words[each]}
            onChoose={(each) => setChange(each)}
          />
          {toTerrain ? (
            <fieldset class="metamorpha-buttons">
              <legend>{change === 'swapped' ? words.swapTerrain : words.newTerrain}</legend>
              {TERRAINS.map((terrain) => (
                <button type="button" class="button" key={terrain} onClick={() => tell(terrain)}>
                  {nameOf(language, 'terrains', terrain)}
                </button>
              ))}
            </fieldset>
          ) : (
            <>
              <button type="button" class="button" onClick={() => tell(null)}>
                {change === 'swapped' ? words.tellSwap : words.tellValley}
              </button>
              {change === 'swapped' && <p class="desk-soft">{words.underHer}</p>}
            </>
          )}
          <p class="desk-soft">
            <RuleLink language={language} rule="battalia.metamorpha.new" />{' '}
            <RuleLink language={language} rule="battalia.metamorpha.replaced" />
          </p>
          <button type="button" class="button" onClick={() => send({ type: 'leave' })}>
            {words.leave}
          </button>
        </>
      )}
    </>
  );
}
