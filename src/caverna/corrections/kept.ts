// "My box" on this device: what its owner has corrected. Every simulator passes `loadBox()` into its setup.

import { isRecord, readJson } from '../../table/json.ts';
import type { LinkError } from '../../table/link.ts';
import { deviceSlate, keysOf, type Slate } from '../../table/slate.ts';
import { BOX_DIFFERENT, type Box, type Refusal, readBox } from '../engine/index.ts';
import { ASIDE_PREFIX, BOX_KEY, FIELD_PREFIX } from './shelf.ts';

export const BOX_FORMAT = 'cave-farmers-box';
export const BOX_VERSION = 1;
const KIND = 'box';
const LONGEST_FILE = 200_000;

export type BoxTrouble =
  | { what: 'link'; error: LinkError }
  /** Not one of our files, or of a version we do not know. */
  | { what: 'file' }
  /** One of ours, but a value cannot be: which field, and why. */
  | { what: 'value'; refusal: Refusal };
export type BoxResult = { ok: true; value: Box } | { ok: false; error: BoxTrouble };

const failed = (error: BoxTrouble): BoxResult => ({ ok: false, error });

function checked(value: unknown): BoxResult {
  const box = readBox(value);
  return box.ok ? box : failed({ what: 'value', refusal: box.error });
}

/** The corrections as a file: readable, and with a name and version of its own. */
export const writeBoxFile = (box: Box): string =>
  `${JSON.stringify({ format: BOX_FORMAT, version: BOX_VERSION, box }, null, 2)}\n`;

export function readBoxFile(text: string): BoxResult {
  const file = text.length > LONGEST_FILE ? undefined : readJson(text);
  if (!isRecord(file) || file.format !== BOX_FORMAT || file.version !== BOX_VERSION)
    return failed({ what: 'file' });
  return checked(file.box);
}

// Most pages only read the box of the device: links are fetched by those that make or open one.
const links = () => import('../../table/link.ts');

export const packBox = async (box: Box): Promise<string> => (await links()).pack(KIND, BOX_VERSION, box);

export async function unpackBox(text: string): Promise<BoxResult> {
  const link = await (await links()).unpack(KIND, text, { version: BOX_VERSION });
  return link.ok ? checked(link.value.value) : failed({ what: 'link', error: link.error });
}

/** One correction as it is kept; undefined when it cannot be read. Whether it fits the others is asked later. */
function readField(id: string, text: string | null): Box | undefined {
  const given = { [id]: text === null ? undefined : readJson(text) };
  const read = readBox(given);
  // Empty where it is what everybody has.
  if (read.ok) return read.value;
  return read.error.args?.problem === 'twice' ? (given as Box) : undefined;
}

/** As much of it as can be true at once: of pieces that would be there twice the last one is left out. */
function consistent(box: Box): Box {
  const read = readBox(box);
  if (read.ok) return read.value;
  const { field } = read.error.args ?? {};
  const rivals = BOX_DIFFERENT.find((ids) => ids.includes(String(field))) ?? [];
  const last = Object.keys(box).findLast((id) => rivals.includes(id));
  if (!last) return {};
  const { [last]: _, ...rest } = box;
  return consistent(rest);
}

/** Puts a text where it can be fetched back; whatever lies there already stays. */
function putAside(store: Slate, text: string): void {
  const taken = keysOf(store, ASIDE_PREFIX);
  if (taken.some((key) => store.getItem(key) === text)) return;
  let n = 1;
  while (taken.includes(`${ASIDE_PREFIX}.${n}`)) n++;
  store.setItem(`${ASIDE_PREFIX}.${n}`, text);
}

/** Corrections that were kept together get a key each. What cannot be read of them is set aside as it is. */
function separate(store: Slate): void {
  const text = store.getItem(BOX_KEY);
  if (text === null) return;
  const file = text.length > LONGEST_FILE ? undefined : readJson(text);
  const fields = isRecord(file) && file.format === BOX_FORMAT && isRecord(file.box) ? file.box : null;
  const kept = Object.entries(fields ?? {}).map(([id, value]) => [id, JSON.stringify(value)] as const);
  const fine = kept.filter(([id, each]) => readField(id, each));
  if (!fields || fine.length < kept.length) putAside(store, text);
  for (const [id, each] of fine)
    if (store.getItem(FIELD_PREFIX + id) === null) store.setItem(FIELD_PREFIX + id, each);
  store.removeItem(BOX_KEY);
}

export interface OpenedBox {
  box: Box;
  /** What is kept and could not be read, as it is: it is not used, and waits here to be fetched. */
  unread: string[];
}

/** Reads what is kept here, correction by correction. Those that contradict one before them are not used either. */
export function openBox(store: Slate | null = deviceSlate()): OpenedBox {
  try {
    if (!store) return { box: {}, unread: [] };
    separate(store);
    const unread = keysOf(store, ASIDE_PREFIX)
      .sort()
      .map((key) => store.getItem(key) ?? '');
    const kept = keysOf(store, FIELD_PREFIX)
      .sort()
      .map((key) => {
        const id = key.slice(FIELD_PREFIX.length);
        const text = store.getItem(key);
        return { id, text, field: readField(id, text) };
      });
    const all: Box = Object.assign({}, ...kept.map(({ field }) => field));
    const box = consistent(all);
    for (const { id, text, field } of kept)
      if (!field || Object.hasOwn(all, id) !== Object.hasOwn(box, id))
        unread.push(JSON.stringify({ [id]: text }));
    return { box, unread };
  } catch {
    return { box: {}, unread: [] };
  }
}

/** For setups: the corrections of this device, or nothing when there are none. */
export function loadBox(store?: Slate | null): Box | undefined {
  const { box } = openBox(store);
  return Object.keys(box).length > 0 ? box : undefined;
}

/** Keeps what changed between these two on this device, and nothing else; false when it does not let us. */
export function saveBox(before: Box, after: Box, store: Slate | null = deviceSlate()): boolean {
  try {
    if (!store) return false;
    for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (before[id] === after[id]) continue;
      const key = FIELD_PREFIX + id;
      const there = store.getItem(key);
      if (there !== null && !readField(id, there)) putAside(store, JSON.stringify({ [id]: there }));
      if (Object.hasOwn(after, id)) store.setItem(key, JSON.stringify(after[id]));
      else store.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
