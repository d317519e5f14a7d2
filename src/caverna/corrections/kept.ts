// "My box" on this device: what its owner has corrected. Every simulator passes `loadCorrections()` into its setup.

import { isRecord, readJson } from '../../table/json.ts';
import type { LinkError } from '../../table/link.ts';
import { deviceSlate, keysOf, type Slate } from '../../table/slate.ts';
import { ALL_DIFFERENT, type Corrections, type Refusal, readCorrections } from '../engine/index.ts';
import { CORRECTIONS_KEY, DAMAGED_PREFIX, FIELD_PREFIX } from './keys.ts';

const CORRECTIONS_FORMAT = 'cave-farmers-box';
const CORRECTIONS_VERSION = 1;
const KIND = 'box';
const LONGEST_FILE = 200_000;

export type CorrectionsTrouble =
  | { what: 'link'; error: LinkError }
  /** Not one of our files, or of a version we do not know. */
  | { what: 'file' }
  /** One of ours, but a value cannot be: which field, and why. */
  | { what: 'value'; refusal: Refusal };
export type CorrectionsResult = { ok: true; value: Corrections } | { ok: false; error: CorrectionsTrouble };

const failed = (error: CorrectionsTrouble): CorrectionsResult => ({ ok: false, error });

function checked(value: unknown): CorrectionsResult {
  const box = readCorrections(value);
  return box.ok ? box : failed({ what: 'value', refusal: box.error });
}

/** The corrections as a file: readable, and with a name and version of its own. */
export const writeCorrectionsFile = (corrections: Corrections): string =>
  `${JSON.stringify({ format: CORRECTIONS_FORMAT, version: CORRECTIONS_VERSION, box: corrections }, null, 2)}\n`;

export function readCorrectionsFile(text: string): CorrectionsResult {
  const file = text.length > LONGEST_FILE ? undefined : readJson(text);
  if (!isRecord(file) || file.format !== CORRECTIONS_FORMAT || file.version !== CORRECTIONS_VERSION)
    return failed({ what: 'file' });
  return checked(file.box);
}

// Most pages only read the box of the device: links are fetched by those that make or open one.
const links = () => import('../../table/link.ts');

export const packCorrections = async (corrections: Corrections): Promise<string> =>
  (await links()).pack(KIND, CORRECTIONS_VERSION, corrections);

export async function unpackCorrections(text: string): Promise<CorrectionsResult> {
  const link = await (await links()).unpack(KIND, text, { version: CORRECTIONS_VERSION });
  return link.ok ? checked(link.value.value) : failed({ what: 'link', error: link.error });
}

/** One correction as it is kept; undefined when it cannot be read. Whether it fits the others is asked later. */
function readField(id: string, text: string | null): Corrections | undefined {
  const given = { [id]: text === null ? undefined : readJson(text) };
  const read = readCorrections(given);
  // Empty where it is what everybody has.
  if (read.ok) return read.value;
  return read.error.args?.problem === 'twice' ? (given as Corrections) : undefined;
}

/** As much of it as can be true at once: of pieces that would be there twice the last one is left out. */
function consistent(corrections: Corrections): Corrections {
  const read = readCorrections(corrections);
  if (read.ok) return read.value;
  const { field } = read.error.args ?? {};
  const rivals = ALL_DIFFERENT.find((ids) => ids.includes(String(field))) ?? [];
  const last = Object.keys(corrections).findLast((id) => rivals.includes(id));
  if (!last) return {};
  const { [last]: _, ...rest } = corrections;
  return consistent(rest);
}

/** Puts a text where it can be fetched back; whatever lies there already stays. */
function keepDamaged(store: Slate, text: string): void {
  const taken = keysOf(store, DAMAGED_PREFIX);
  if (taken.some((key) => store.getItem(key) === text)) return;
  let n = 1;
  while (taken.includes(`${DAMAGED_PREFIX}.${n}`)) n++;
  store.setItem(`${DAMAGED_PREFIX}.${n}`, text);
}

/** Corrections that were kept together get a key each. What cannot be read of them is set aside as it is. */
function separate(store: Slate): void {
  const text = store.getItem(CORRECTIONS_KEY);
  if (text === null) return;
  const file = text.length > LONGEST_FILE ? undefined : readJson(text);
  const fields = isRecord(file) && file.format === CORRECTIONS_FORMAT && isRecord(file.box) ? file.box : null;
  const kept = Object.entries(fields ?? {}).map(([id, value]) => [id, JSON.stringify(value)] as const);
  const fine = kept.filter(([id, each]) => readField(id, each));
  if (!fields || fine.length < kept.length) keepDamaged(store, text);
  for (const [id, each] of fine)
    if (store.getItem(FIELD_PREFIX + id) === null) store.setItem(FIELD_PREFIX + id, each);
  store.removeItem(CORRECTIONS_KEY);
}

interface OpenedCorrections {
  corrections: Corrections;
  /** What is kept and could not be read, as it is: it is not used, and waits here to be fetched. */
  unread: string[];
}

/** Reads what is kept here, correction by correction. Those that contradict one before them are not used either. */
export function openCorrections(store: Slate | null = deviceSlate()): OpenedCorrections {
  try {
    if (!store) return { corrections: {}, unread: [] };
    separate(store);
    const unread = keysOf(store, DAMAGED_PREFIX)
      .sort()
      .map((key) => store.getItem(key) ?? '');
    const kept = keysOf(store, FIELD_PREFIX)
      .sort()
      .map((key) => {
        const id = key.slice(FIELD_PREFIX.length);
        const text = store.getItem(key);
        return { id, text, field: readField(id, text) };
      });
    const all: Corrections = Object.assign({}, ...kept.map(({ field }) => field));
    const corrections = consistent(all);
    for (const { id, text, field } of kept)
      if (!field || Object.hasOwn(all, id) !== Object.hasOwn(corrections, id))
        unread.push(JSON.stringify({ [id]: text }));
    return { corrections, unread };
  } catch {
    return { corrections: {}, unread: [] };
  }
}

/** For setups: the corrections of this device, or nothing when there are none. */
export function loadCorrections(store?: Slate | null): Corrections | undefined {
  const { corrections } = openCorrections(store);
  return Object.keys(corrections).length > 0 ? corrections : undefined;
}

/** Keeps what changed between these two on this device, and nothing else; false when it does not let us. */
export function saveCorrections(
  before: Corrections,
  after: Corrections,
  store: Slate | null = deviceSlate(),
): boolean {
  try {
    if (!store) return false;
    for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (before[id] === after[id]) continue;
      const key = FIELD_PREFIX + id;
      const there = store.getItem(key);
      if (there !== null && !readField(id, there)) keepDamaged(store, JSON.stringify({ [id]: there }));
      if (Object.hasOwn(after, id)) store.setItem(key, JSON.stringify(after[id]));
      else store.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
