// What an owner of the boxes may correct: one field for every printed value that the rule books do not state.
// A box is a flat record of the values that differ, so that a save, a link or a diff shows exactly those.

import type { Provenance } from '../data/provenance.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { BOX_IDS, type BoxId } from '../state/vocabulary.ts';

export type CorrectionValue = string | number;
/** Field id → corrected value. Only what differs from our data is kept. */
export type Corrections = Readonly<Record<string, CorrectionValue>>;

export const CORRECTION_GROUPS = [
  'cards',
  'events',
  'bribes',
  'orcs',
  'loot',
  'extensions',
  'strips',
  'milestones',
  'points',
  'folk',
  'charcoal',
] as const;
export type CorrectionGroup = (typeof CORRECTION_GROUPS)[number];

interface Common {
  /** Begins with the box it lies in: `fiends.card.M3-5.orcD`. */
  id: string;
  group: CorrectionGroup;
  /** What the rule books state is shown, but cannot be corrected. */
  provenance: Provenance;
}
export type CorrectionField =
  | (Common & { kind: 'choice'; among: readonly string[]; ours: string })
  | (Common & { kind: 'number'; least: number; most: number; ours: number });

/** Fields of a list that must all have different values, because each of these tiles exists once. */
export type Different = readonly string[];

const LONGEST_ID = 60;
const MOST_FIELDS = 1000;
type FieldPrefix = `${BoxId}.`;
const PARTS = BOX_IDS.map((id): FieldPrefix => `${id}.`);

type Problem = 'shape' | 'unknown' | 'fixed' | 'value' | 'twice';
const wrong = (field: string, problem: Problem) =>
  refuse<never>('badBox', undefined, { field: field.slice(0, LONGEST_ID), problem });

const accepts = (field: CorrectionField, value: unknown): value is CorrectionValue =>
  field.kind === 'choice'
    ? typeof value === 'string' && field.among.includes(value)
    : Number.isInteger(value) && (value as number) >= field.least && (value as number) <= field.most;

/** The value of a field: corrected, or ours. */
export const valueIn = (corrections: Corrections | undefined, field: CorrectionField): CorrectionValue =>
  corrections?.[field.id] ?? field.ours;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function twice(
  corrections: Corrections,
  fields: readonly CorrectionField[],
  different: readonly Different[],
): string | null {
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const ids of different) {
    const seen = new Set<CorrectionValue>();
    // A corrected value is the one to blame, not the one that was there before.
    const ordered = [...ids].sort((a, b) => Number(a in corrections) - Number(b in corrections));
    for (const id of ordered) {
      const value = valueIn(corrections, byId.get(id)!);
      if (seen.has(value)) return id;
      seen.add(value);
    }
  }
  return null;
}

/**
 * Reads corrections from anywhere, field by field. Values equal to ours are dropped. Fields of other parts than
 * those wanted are passed over, fields that exist nowhere are refused.
 */
export function readFields(
  value: unknown,
  wanted: readonly FieldPrefix[],
  fields: readonly CorrectionField[],
  different: readonly Different[] = [],
): Result<Corrections> {
  if (!isRecord(value)) return wrong('', 'shape');
  const entries = Object.entries(value);
  if (entries.length > MOST_FIELDS) return wrong('', 'shape');
  const byId = new Map(fields.map((field) => [field.id, field]));
  const corrections: Record<string, CorrectionValue> = {};
  for (const [id, entry] of entries) {
    if (PARTS.some((part) => id.startsWith(part) && !wanted.includes(part))) continue;
    const field = byId.get(id);
    if (!field) return wrong(id, 'unknown');
    if (!accepts(field, entry)) return wrong(id, 'value');
    if (entry === field.ours) continue;
    if (field.provenance === 'stated') return wrong(id, 'fixed');
    corrections[id] = entry;
  }
  const again = twice(corrections, fields, different);
  return again ? wrong(again, 'twice') : ok(corrections);
}
