import type { JSX } from 'preact';
import { useFold } from '../../../islands/use-fold.ts';
import type { CorrectionField, CorrectionGroup, Corrections, CorrectionValue } from '../../engine/index.ts';
import { Card } from './Card.tsx';
import { CharcoalText } from './CharcoalText.tsx';
import { FieldRow } from './FieldRow.tsx';
import { isTold, itemLabel, itemOf, type Speech } from './labels.ts';

interface Props {
  group: CorrectionGroup;
  fields: readonly CorrectionField[];
  corrections: Corrections;
  speech: Speech;
  onChange: (field: CorrectionField, value: CorrectionValue) => void;
  onReset: (fields: readonly CorrectionField[]) => void;
}

/** One kind of component: closed until it is needed. */
export function Group({ group, fields, corrections, speech, onChange, onReset }: Props): JSX.Element {
  const { open, fold } = useFold();
  const { words } = speech;
  const mine = fields.filter(({ id }) => Object.hasOwn(corrections, id)).length;
  const told = fields.filter((field) => isTold(field, corrections));
  const items = [...Map.groupBy(told, itemOf)];
  return (
    <details class="box-group no-print" id={`box-${group}`} {...fold}>
      <summary>
        <h2>{words.groups[group]}</h2>
        <span class={mine > 0 ? 'box-count box-mine' : 'box-count'}>{words.inGroup(mine)}</span>
      </summary>
      {open && (
        <div class="box-body">
          <p>{words.hints[group]}</p>
          <div class={`box-items box-items-${group}`}>
            {items.map(([item, list]) =>
              group === 'cards' ? (
                <Card key={item} {...{ item, corrections, speech, onChange, onReset }} fields={list} />
              ) : (
                <section key={item} class="box-item">
                  {itemLabel(item, speech) && <h3>{itemLabel(item, speech)}</h3>}
                  {list.map((field) => (
                    <FieldRow key={field.id} {...{ field, corrections, speech, onChange }} />
                  ))}
                </section>
              ),
            )}
          </div>
          {group === 'charcoal' && told.length > 1 && (
            <CharcoalText corrections={corrections} speech={speech} />
          )}
          {mine > 0 && (
            <button type="button" class="button" onClick={() => onReset(fields)}>
              {words.resetGroup(words.groups[group])}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
