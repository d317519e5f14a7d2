// All fields of all boxes, for whoever shows, stores or shares corrections.

import { ok, type Result } from '../state/result.ts';
import { type CorrectionField, type Corrections, readFields } from './field.ts';
import { FIENDS_DIFFERENT, FIENDS_FIELDS } from './fiends-fields.ts';
import { FOLK_FIELDS } from './folk.ts';

const allFields = (): readonly CorrectionField[] => [...FIENDS_FIELDS, ...FOLK_FIELDS];
export const CORRECTION_FIELDS = /* @__PURE__ */ allFields();
export const ALL_DIFFERENT = FIENDS_DIFFERENT;

/** Checks corrections from anywhere. A box that says nothing new is an empty record. */
export const readCorrections = (value: unknown): Result<Corrections> =>
  value === undefined ? ok({}) : readFields(value, ['fiends.', 'folk.'], CORRECTION_FIELDS, ALL_DIFFERENT);
