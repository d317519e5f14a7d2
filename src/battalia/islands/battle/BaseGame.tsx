import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { MOST_LIT } from '../../simulators/battle.ts';
import { Check } from '../desk/Check.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import type { Part } from './part.ts';

/** What the base game decides is entered; what is not known is said. */
export function BaseGame({ language, words, plan, send }: Part): JSX.Element {
  return (
    <details class="desk-panel battle-fold">
      <summary>{words.baseGame}</summary>
      <p>
        {words.baseGameNote} <RuleLink language={language} rule="battalia.battle.terrain" />
      </p>
      <NumberField
        language={language}
        label={words.litWeapon}
        value={plan.litWeapon}
        least={0}
        most={MOST_LIT}
        onChange={(litWeapon) => send({ type: 'agree', change: { litWeapon } })}
      />
      <Check
        checked={plan.moreWeapons}
        onChange={(moreWeapons) => send({ type: 'agree', change: { moreWeapons } })}
      >
        {words.moreWeapons}
      </Check>
      <Check
        checked={plan.equalWins}
        onChange={(equalWins) => send({ type: 'agree', change: { equalWins } })}
      >
        {words.equalWins}
      </Check>
      <h3>{words.notKnownTitle}</h3>
      <ul>
        {words.notKnown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
