import './gates.css';
import type { JSX } from 'preact';
import { GATES, type Gate } from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';

/** Which gates lie on the board. */
export function GateChecks({
  legend,
  name,
  gates,
  onChange,
}: {
  legend: string;
  name(gate: Gate): string;
  gates: readonly Gate[];
  onChange(gates: Gate[]): void;
}): JSX.Element {
  return (
    <fieldset class="gate-checks">
      <legend>{legend}</legend>
      {GATES.map((gate) => (
        <Check
          key={gate}
          checked={gates.includes(gate)}
          onChange={(there) =>
            onChange(GATES.filter((each) => (each === gate ? there : gates.includes(each))))
          }
        >
          {name(gate)}
        </Check>
      ))}
    </fieldset>
  );
}
