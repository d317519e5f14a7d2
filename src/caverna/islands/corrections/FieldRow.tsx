import type { JSX } from 'preact';
import { type CorrectionField, type Corrections, type CorrectionValue, valueIn } from '../../engine/index.ts';
import { fieldLabel, fullLabel, type Speech, valueLabel } from './labels.ts';

interface Props {
  field: CorrectionField;
  corrections: Corrections;
  speech: Speech;
  onChange: (field: CorrectionField, value: CorrectionValue) => void;
}

const valuesOf = (field: CorrectionField): CorrectionValue[] =>
  field.kind === 'choice'
    ? [...field.among]
    : Array.from({ length: field.most - field.least + 1 }, (_, i) => field.least + i);

/** Where a value comes from: a sign and words, never colour alone. */
export function Source({ field, corrections, speech }: Omit<Props, 'onChange'>): JSX.Element {
  const { words } = speech;
  const mine = Object.hasOwn(corrections, field.id);
  const source = mine ? 'yours' : field.provenance;
  return (
    <span class={`box-source box-${source}`}>
      {mine
        ? `${words.yours} · ${words.ours}: ${valueLabel(field, field.ours, speech)}`
        : words.sources[field.provenance]}
    </span>
  );
}

/** A value with where it comes from; corrected ones can go back. */
export function FieldRow({ field, corrections, speech, onChange }: Props): JSX.Element {
  const value = valueIn(corrections, field);
  const mine = Object.hasOwn(corrections, field.id);
  const id = `box-${field.id}`;
  return (
    <div class={mine ? 'box-row box-mine' : 'box-row'}>
      <label for={id}>{fieldLabel(field, speech)}</label>
      {field.provenance === 'stated' ? (
        <output id={id}>{valueLabel(field, value, speech)}</output>
      ) : (
        <select
          id={id}
          aria-label={fullLabel(field, speech)}
          value={String(value)}
          onChange={({ currentTarget }) =>
            onChange(field, field.kind === 'number' ? Number(currentTarget.value) : currentTarget.value)
          }
        >
          {valuesOf(field).map((entry) => (
            <option key={entry} value={String(entry)}>
              {valueLabel(field, entry, speech)}
            </option>
          ))}
        </select>
      )}
      {(mine || field.group !== 'charcoal') && (
        <Source field={field} corrections={corrections} speech={speech} />
      )}
      {mine && (
        <button type="button" class="button box-back" onClick={() => onChange(field, field.ours)}>
          {speech.words.resetOne(valueLabel(field, field.ours, speech))}
        </button>
      )}
    </div>
  );
}
