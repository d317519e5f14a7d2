// What owners may correct because no rule book prints it.

export {
  BOX_GROUPS,
  type Box,
  type BoxField,
  type BoxGroup,
  type BoxValue,
  valueIn,
} from '../corrections/field.ts';
export { contentsOf, type FiendsContents } from '../corrections/fiends.ts';
export { BOX_DIFFERENT, BOX_FIELDS, readBox } from '../corrections/index.ts';
export { strengthOf } from '../corrections/tiles.ts';
