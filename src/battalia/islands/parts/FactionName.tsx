import '../../board/tokens.css';
import './faction.css';
import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import { type Faction, gateOf } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';

/** A faction by name, in its colour, with the number of its gate. */
export function FactionName({
  language,
  faction,
  text = nameOf(language, 'factions', faction),
}: {
  language: Language;
  faction: Faction;
  /** What to say instead of the bare name. */
  text?: string;
}): JSX.Element {
  return (
    <span class={`faction ${faction}`}>
      <span class="faction-sign" aria-hidden="true">
        {gateOf(faction)}
      </span>
      {text}
    </span>
  );
}
