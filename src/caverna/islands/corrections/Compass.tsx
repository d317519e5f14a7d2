import type { JSX } from 'preact';
import { DIRECTION_ARROWS } from '../../../i18n/directions.ts';
import { type CorrectionField, type Corrections, type CorrectionValue, valueIn } from '../../engine/index.ts';
import { Source } from './FieldRow.tsx';
import { fieldLabel, type Speech, valueLabel } from './labels.ts';

/** The eight ways around a square, row by row; the middle stays empty. */
const AROUND = ['UL', 'U', 'UR', 'L', null, 'R', 'DL', 'D', 'DR'] as const;

interface Props {
  field: CorrectionField;
  corrections: Corrections;
  speech: Speech;
  onChange: (value: CorrectionValue) => void;
}

/** One step of a card: eight buttons around a square. */
export function Compass({ field, corrections, speech, onChange }: Props): JSX.Element {
  const value = valueIn(corrections, field);
  const label = fieldLabel(field, speech);
  return (
    <fieldset class="compass">
      <legend>
        {label}: <b>{valueLabel(field, value, speech)}</b>
      </legend>
      {AROUND.map((way) =>
        way === null ? (
          <span key="middle" class="compass-middle" />
        ) : (
          <button
            key={way}
            type="button"
            aria-pressed={value === way}
            aria-label={`${label}: ${valueLabel(field, way, speech)}`}
            onClick={() => onChange(way)}
          >
            {DIRECTION_ARROWS[way]}
          </button>
        ),
      )}
      <Source field={field} corrections={corrections} speech={speech} />
    </fieldset>
  );
}
