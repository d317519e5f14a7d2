import type { JSX } from 'preact';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { anySeed } from '../../../islands/chance.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { GATES, gatesOn } from '../../engine/index.ts';
import { asText, fraction } from '../../odds/index.ts';
import type { DawnParts } from './parts.ts';

/** What the die on the table shows, or the die of the app. */
export function Die({ language, plan, send }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const gates = gatesOn(plan.map).length;
  if (gates === 0) return <p>{words.noGates}</p>;
  return (
    <>
      <fieldset class="dawn-die">
        <legend>{words.die}</legend>
        {GATES.map((gate) => (
          <button key={gate} type="button" class="button" onClick={() => send({ type: 'roll', gate })}>
            {gate}
          </button>
        ))}
        <button type="button" class="button" onClick={() => send({ type: 'throw', seed: anySeed() })}>
          {words.roll}
        </button>
      </fieldset>
      <p class="desk-soft">
        {words.each(asText(fraction(1, gates)))} <RuleLink language={language} rule="battalia.npc.reroll" />
      </p>
    </>
  );
}
