import type { JSX } from 'preact';
import { useFold } from '../../../islands/use-fold.ts';
import { WayDrawing } from '../../board/WayDrawing.tsx';
import {
  type CorrectionField,
  type Corrections,
  type CorrectionValue,
  type Direction,
  orcs,
  valueIn,
} from '../../engine/index.ts';
import { Compass } from './Compass.tsx';
import { FieldRow, Source } from './FieldRow.tsx';
import { itemLabel, type Speech, valueLabel } from './labels.ts';

interface Props {
  item: string;
  fields: readonly CorrectionField[];
  corrections: Corrections;
  speech: Speech;
  onChange: (field: CorrectionField, value: CorrectionValue) => void;
  onReset: (fields: readonly CorrectionField[]) => void;
}

/** A movement card: drawn small, and opened to be corrected. */
export function Card({ item, fields, corrections, speech, onChange, onReset }: Props): JSX.Element {
  const { open, fold } = useFold();
  const steps = fields.filter(({ id }) => id.includes('.step'));
  const orcD = fields.find(({ id }) => id.endsWith('.orcD'))!;
  const ways = steps.map((field) => valueIn(corrections, field) as Direction);
  const mine = fields.some(({ id }) => Object.hasOwn(corrections, id));
  const fixed = steps[0]!.provenance === 'stated';
  const said = steps.map((field) => valueLabel(field, valueIn(corrections, field), speech)).join(', ');
  return (
    <details class={mine ? 'box-card box-mine' : 'box-card'} {...fold}>
      <summary>
        <WayDrawing steps={ways.map((way) => orcs.DIRECTIONS[way])} />
        <span>
          <b>{itemLabel(item, speech)}</b>
          {mine && <span class="box-pencil"> ✎</span>}
          <span class="box-said">
            {said}; {speech.words.orcD} {valueLabel(orcD, valueIn(corrections, orcD), speech)}
          </span>
        </span>
      </summary>
      {open && (
        <div class="box-card-body">
          {fixed ? (
            <p class="box-said">
              {said} <Source field={steps[0]!} corrections={corrections} speech={speech} />
            </p>
          ) : (
            <div class="compasses">
              {steps.map((field) => (
                <Compass
                  key={field.id}
                  field={field}
                  corrections={corrections}
                  speech={speech}
                  onChange={(value) => onChange(field, value)}
                />
              ))}
            </div>
          )}
          <FieldRow field={orcD} corrections={corrections} speech={speech} onChange={onChange} />
          {mine && (
            <button type="button" class="button" onClick={() => onReset(fields)}>
              {speech.words.resetGroup(itemLabel(item, speech))}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
