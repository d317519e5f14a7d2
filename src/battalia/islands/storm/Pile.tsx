import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { EFFECTS, type Effect } from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { EffectName } from './EffectName.tsx';
import type { StageProps } from './stage.tsx';

/** The open pile, in the order in which it was played; of a deck on the table it can be ticked. */
export function Pile({ language, words, plan, send, byHand }: StageProps & { byHand: boolean }): JSX.Element {
  const { discard } = plan.table.storm;
  const toggle = (effect: Effect, played: boolean): void =>
    send({
      type: 'pile',
      discard: played ? [...discard, effect] : discard.filter((other) => other !== effect),
    });
  return (
    <>
      <h3>{words.pile}</h3>
      <p>
        {words.openCards(discard.length)} <RuleLink language={language} rule="battalia.storm.discard" />
      </p>
      {discard.length > 0 && (
        <ol class="storm-open-pile">
          {discard.map((effect) => (
            <li key={effect}>
              <EffectName language={language} effect={effect} />
            </li>
          ))}
        </ol>
      )}
      {byHand && (
        <details class="no-print">
          <summary>{words.pileByHand}</summary>
          <fieldset class="storm-pile">
            <legend>{words.pileNote}</legend>
            <ul>
              {EFFECTS.map((effect) => (
                <li key={effect}>
                  <Check checked={discard.includes(effect)} onChange={(played) => toggle(effect, played)}>
                    <EffectName language={language} effect={effect} />
                  </Check>
                </li>
              ))}
            </ul>
          </fieldset>
        </details>
      )}
    </>
  );
}
