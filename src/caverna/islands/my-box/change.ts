// Changing one value of a box. Tiles that exist once change places with the piece that showed them.

import {
  BOX_DIFFERENT,
  BOX_FIELDS,
  type Box,
  type BoxField,
  type BoxValue,
  valueIn,
} from '../../engine/index.ts';

const fieldOf = new Map(BOX_FIELDS.map((field) => [field.id, field]));

function put(box: Box, field: BoxField, value: BoxValue): Box {
  const { [field.id]: _before, ...rest } = box;
  return value === field.ours ? rest : { ...rest, [field.id]: value };
}

export function change(box: Box, field: BoxField, value: BoxValue): Box {
  const after = put(box, field, value);
  const rivals = BOX_DIFFERENT.find((ids) => ids.includes(field.id)) ?? [];
  const other = rivals
    .map((id) => fieldOf.get(id)!)
    .find((rival) => rival.id !== field.id && valueIn(box, rival) === value);
  return other ? put(after, other, valueIn(box, field)) : after;
}

/** Back to our values, field by field, so that tiles change places again. */
export const reset = (box: Box, fields: readonly BoxField[]): Box =>
  fields.reduce((left, field) => change(left, field, field.ours), box);
