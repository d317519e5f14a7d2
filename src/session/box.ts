// "My box" on this device: what its owner has corrected. Every simulator passes `loadBox()` into its setup.

import { type Box, type Refusal, readBox } from '../engine/index.ts';
import { BOX_KEY, deviceStore, type Shelf } from './box-shelf.ts';
import { isRecord, readJson } from './json.ts';
import type { LinkError } from './link.ts';

export const BOX_FORMAT = 'cave-farmers-box';
export const BOX_VERSION = 1;
/** Where a damaged one is put aside. */
export const DAMAGED_KEY = 'my-box.damaged';
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
const links = () => import('./link.ts');

export const packBox = async (box: Box): Promise<string> => (await links()).pack(KIND, BOX_VERSION, box);

export async function unpackBox(text: string): Promise<BoxResult> {
  const link = await (await links()).unpack(KIND, text, { version: BOX_VERSION });
  return link.ok ? checked(link.value.value) : failed({ what: 'link', error: link.error });
}

export interface OpenedBox {
  box: Box;
  /** What was kept could not be read; it is put aside and nothing of it is used. */
  setAside: boolean;
}

/** Reads what is kept here. A damaged store is put aside, so that nothing is lost and nothing breaks. */
export function openBox(store: Shelf | null = deviceStore()): OpenedBox {
  try {
    const text = store?.getItem(BOX_KEY) ?? null;
    if (text === null) return { box: {}, setAside: false };
    const read = readBoxFile(text);
    if (read.ok) return { box: read.value, setAside: false };
    store!.setItem(DAMAGED_KEY, text.slice(0, LONGEST_FILE));
    store!.removeItem(BOX_KEY);
    return { box: {}, setAside: true };
  } catch {
    return { box: {}, setAside: false };
  }
}

/** For setups: the corrections of this device, or nothing when there are none. */
export function loadBox(store?: Shelf | null): Box | undefined {
  const { box } = openBox(store);
  return Object.keys(box).length > 0 ? box : undefined;
}

/** Keeps the corrections on this device; false when it does not let us. */
export function saveBox(box: Box, store: Shelf | null = deviceStore()): boolean {
  try {
    if (Object.keys(box).length === 0) store?.removeItem(BOX_KEY);
    else store?.setItem(BOX_KEY, writeBoxFile(box));
    return store !== null;
  } catch {
    return false;
  }
}
