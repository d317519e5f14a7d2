// Changing one value of a box. Tiles that exist once change places with the piece that showed them.

import {
  ALL_DIFFERENT,
  CORRECTION_FIELDS,
  type CorrectionField,
  type Corrections,
  type CorrectionValue,
  valueIn,
} from '../../engine/index.ts';

const fieldOf = new Map(CORRECTION_FIELDS.map((field) => [field.id, field]));

function put(corrections: Corrections, field: CorrectionField, value: CorrectionValue): Corrections {
  const { [field.id]: _before, ...rest } = corrections;
  return value === field.ours ? rest : { ...rest, [field.id]: value };
}

export function change(
  corrections: Corrections,
  field: CorrectionField,
  value: CorrectionValue,
): Corrections {
  const after = put(corrections, field, value);
  const rivals = ALL_DIFFERENT.find((ids) => ids.includes(field.id)) ?? [];
  const other = rivals
    .map((id) => fieldOf.get(id)!)
    .find((rival) => rival.id !== field.id && valueIn(corrections, rival) === value);
  return other ? put(after, other, valueIn(corrections, field)) : after;
}

/** Back to our values, field by field, so that tiles change places again. */
export const reset = (corrections: Corrections, fields: readonly CorrectionField[]): Corrections =>
  fields.reduce((left, field) => change(left, field, field.ours), corrections);
