import './gates.css';
import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import { GATES, type Gate, gateTerrain } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';

/** The die that names a gate: what it shows on the table, or a roll here. */
export function GateDie({
  language,
  legend,
  rollHere,
  onRoll,
}: {
  language: Language;
  legend: string;
  rollHere: string;
  onRoll(gate: Gate): void;
}): JSX.Element {
  return (
    <>
      <fieldset class="gate-die">
        <legend>{legend}</legend>
        {GATES.map((gate) => (
          <button type="button" class="button" key={gate} onClick={() => onRoll(gate)}>
            {gate} <small>{nameOf(language, 'terrains', gateTerrain(gate))}</small>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="button"
        onClick={() => onRoll(GATES[Math.floor(Math.random() * GATES.length)]!)}
      >
        {rollHere}
      </button>
    </>
  );
}
