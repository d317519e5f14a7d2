import type { JSX } from 'preact';
import { useFold } from '../../../islands/use-fold.ts';
import type { Box, BoxField, BoxGroup, BoxValue } from '../../engine/index.ts';
import { Card } from './Card.tsx';
import { CharcoalText } from './CharcoalText.tsx';
import { FieldRow } from './FieldRow.tsx';
import { isTold, itemLabel, itemOf, type Speech } from './labels.ts';

interface Props {
  group: BoxGroup;
  fields: readonly BoxField[];
  box: Box;
  speech: Speech;
  onChange: (field: BoxField, value: BoxValue) => void;
  onReset: (fields: readonly BoxField[]) => void;
}

/** One kind of component: closed until it is needed. */
export function Group({ group, fields, box, speech, onChange, onReset }: Props): JSX.Element {
  const { open, fold } = useFold();
  const { words } = speech;
  const mine = fields.filter(({ id }) => Object.hasOwn(box, id)).length;
  const told = fields.filter((field) => isTold(field, box));
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
                <Card key={item} {...{ item, box, speech, onChange, onReset }} fields={list} />
              ) : (
                <section key={item} class="box-item">
                  {itemLabel(item, speech) && <h3>{itemLabel(item, speech)}</h3>}
                  {list.map((field) => (
                    <FieldRow key={field.id} {...{ field, box, speech, onChange }} />
                  ))}
                </section>
              ),
            )}
          </div>
          {group === 'charcoal' && told.length > 1 && <CharcoalText box={box} speech={speech} />}
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
