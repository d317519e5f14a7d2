// What owners may correct because no rule book prints it.

export {
  CORRECTION_GROUPS,
  type CorrectionField,
  type CorrectionGroup,
  type Corrections,
  type CorrectionValue,
  valueIn,
} from '../corrections/field.ts';
export { contentsOf, type FiendsContents } from '../corrections/fiends.ts';
export { ALL_DIFFERENT, CORRECTION_FIELDS, readCorrections } from '../corrections/index.ts';
export { strengthOf } from '../corrections/tiles.ts';
