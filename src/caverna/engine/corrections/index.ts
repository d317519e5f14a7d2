// All fields of all boxes, for whoever shows, stores or shares corrections.

import { ok, type Result } from '../state/result.ts';
import { type Box, type BoxField, readFields } from './field.ts';
import { FIENDS_DIFFERENT, FIENDS_FIELDS } from './fiends-fields.ts';
import { FOLK_FIELDS } from './folk.ts';

const allFields = (): readonly BoxField[] => [...FIENDS_FIELDS, ...FOLK_FIELDS];
export const BOX_FIELDS = /* @__PURE__ */ allFields();
export const BOX_DIFFERENT = FIENDS_DIFFERENT;

/** Checks corrections from anywhere. A box that says nothing new is an empty record. */
export const readBox = (value: unknown): Result<Box> =>
  value === undefined ? ok({}) : readFields(value, ['fiends.', 'folk.'], BOX_FIELDS, BOX_DIFFERENT);
