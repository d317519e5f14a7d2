import type { JSX } from 'preact';
import { useFold } from '../../../islands/use-fold.ts';
import { WayDrawing } from '../../board/WayDrawing.tsx';
import { type Box, type BoxField, type BoxValue, type Direction, orcs, valueIn } from '../../engine/index.ts';
import { Compass } from './Compass.tsx';
import { FieldRow, Source } from './FieldRow.tsx';
import { itemLabel, type Speech, valueLabel } from './labels.ts';

interface Props {
  item: string;
  fields: readonly BoxField[];
  box: Box;
  speech: Speech;
  onChange: (field: BoxField, value: BoxValue) => void;
  onReset: (fields: readonly BoxField[]) => void;
}

/** A movement card: drawn small, and opened to be corrected. */
export function Card({ item, fields, box, speech, onChange, onReset }: Props): JSX.Element {
  const { open, fold } = useFold();
  const steps = fields.filter(({ id }) => id.includes('.step'));
  const orcD = fields.find(({ id }) => id.endsWith('.orcD'))!;
  const ways = steps.map((field) => valueIn(box, field) as Direction);
  const mine = fields.some(({ id }) => Object.hasOwn(box, id));
  const fixed = steps[0]!.provenance === 'stated';
  const said = steps.map((field) => valueLabel(field, valueIn(box, field), speech)).join(', ');
  return (
    <details class={mine ? 'box-card box-mine' : 'box-card'} {...fold}>
      <summary>
        <WayDrawing steps={ways.map((way) => orcs.DIRECTIONS[way])} />
        <span>
          <b>{itemLabel(item, speech)}</b>
          {mine && <span class="box-pencil"> ✎</span>}
          <span class="box-said">
            {said}; {speech.words.orcD} {valueLabel(orcD, valueIn(box, orcD), speech)}
          </span>
        </span>
      </summary>
      {open && (
        <div class="box-card-body">
          {fixed ? (
            <p class="box-said">
              {said} <Source field={steps[0]!} box={box} speech={speech} />
            </p>
          ) : (
            <div class="compasses">
              {steps.map((field) => (
                <Compass
                  key={field.id}
                  field={field}
                  box={box}
                  speech={speech}
                  onChange={(value) => onChange(field, value)}
                />
              ))}
            </div>
          )}
          <FieldRow field={orcD} box={box} speech={speech} onChange={onChange} />
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
