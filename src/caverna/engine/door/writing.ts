// A game as text: lines of notation, saves, fingerprints, the edition of the rules.

export { EDITION } from '../writing/edition.ts';
export { hash } from '../writing/hash.ts';
export { notate, parse } from '../writing/notation.ts';
export {
  load,
  readSave,
  replay,
  SAVE_FORMAT,
  SAVE_VERSION,
  type Save,
  save,
  saveOf,
} from '../writing/save.ts';
