import type { JSX } from 'preact';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Corner, hiddenBuildings, type Valley } from '../../engine/index.ts';
import { behind } from '../../odds/index.ts';
import { nameOf } from '../../telling/names.ts';
import { chanceText } from './chance.ts';
import type { ValleysParts } from './parts.ts';

/** The back has been paid for: which building shows? */
export function Turning({
  language,
  plan,
  send,
  valley,
  corner,
}: ValleysParts & { valley: Valley; corner: Corner }): JSX.Element {
  const words = valleysWords(language);
  const lying = plan.valleys.valleys[valley]!;
  const odds = behind(lying, valley, corner);
  return (
    <fieldset class="valley-buttons">
      <legend>{words.turningAsk}</legend>
      {hiddenBuildings(lying, valley).map((building) => (
        <button
          type="button"
          class="button main"
          key={building}
          onClick={() => send({ type: 'reveal', building })}
        >
          {nameOf(language, 'buildings', building)}{' '}
          <small>{words.chanceOf(chanceText(language, odds[building]))}</small>
        </button>
      ))}
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.valleys.control" />
      </p>
    </fieldset>
  );
}
