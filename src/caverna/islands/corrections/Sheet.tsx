import type { JSX } from 'preact';
import { CORRECTION_FIELDS, CORRECTION_GROUPS, type Corrections, valueIn } from '../../engine/index.ts';
import { fieldLabel, isTold, itemLabel, itemOf, type Speech, valueLabel } from './labels.ts';

/** All values on paper, to lie in the box: item by item, corrected ones marked. */
export function Sheet({ corrections, speech }: { corrections: Corrections; speech: Speech }): JSX.Element {
  const { words } = speech;
  return (
    <div class="box-sheet" aria-hidden="true">
      <h2>{words.sheet}</h2>
      <p>{words.yourMark}</p>
      {CORRECTION_GROUPS.map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          <ul>
            {[
              ...Map.groupBy(
                CORRECTION_FIELDS.filter((field) => field.group === group && isTold(field, corrections)),
                itemOf,
              ),
            ].map(([item, fields]) => (
              <li key={item}>
                {itemLabel(item, speech) && <b>{itemLabel(item, speech)}: </b>}
                {fields.map((field, i) => (
                  <span key={field.id}>
                    {i > 0 && '; '}
                    {fieldLabel(field, speech)} {valueLabel(field, valueIn(corrections, field), speech)}
                    {Object.hasOwn(corrections, field.id) && ' ✎'}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
