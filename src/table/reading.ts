// The one reader of whatever comes in from outside: pasted, dropped as a file, packed in a link, kept on the device.
// Behind it there is only plain data of a bounded size; what it means is checked by each kind on its own.

/** One set of caps for every door. The longest honest document, a game with many lines, stays far below them. */
export const CAPS = {
  /** Characters of a link, before anything is unpacked. */
  link: 60_000,
  /** Characters of a document; bytes that a link may swell to. */
  document: 4_000_000,
  /** Lists in lists. */
  depth: 24,
  /** Entries of all lists and records together. */
  entries: 100_000,
  /** Characters of one text or key. */
  text: 10_000,
} as const;

export type ReadError = 'tooLarge' | 'damaged';
type Reading = { ok: true; value: unknown } | { ok: false; error: ReadError };

const failed = (error: ReadError): Reading => ({ ok: false, error });

const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** How deep brackets are nested, seen before anything is built from the text. */
function nestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === 92) i++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 91 || sign === 123) {
      if (++depth > CAPS.depth) return true;
    } else if (sign === 93 || sign === 125) depth--;
  }
  return false;
}

/** A record as JSON makes one: no class, nothing inherited but what every record has. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Data that is already there, from a store: plain, finite, and within all caps. */
export function readValue(value: unknown): Reading {
  let left = CAPS.entries;
  const look = (part: unknown, depth: number): ReadError | null => {
    if (--left < 0) return 'tooLarge';
    if (part === null || typeof part === 'boolean') return null;
    if (typeof part === 'string') return part.length > CAPS.text ? 'tooLarge' : null;
    if (typeof part === 'number') return Number.isFinite(part) ? null : 'damaged';
    if (typeof part !== 'object' || depth > CAPS.depth) return 'damaged';
    if (Array.isArray(part)) {
      for (let i = 0; i < part.length; i++) {
        const wrong = look(part[i], depth + 1);
        if (wrong) return wrong;
      }
      return null;
    }
    if (!isPlain(part)) return 'damaged';
    for (const [key, entry] of Object.entries(part)) {
      if (POLLUTING.has(key)) return 'damaged';
      const wrong = key.length > CAPS.text ? 'tooLarge' : entry === undefined ? null : look(entry, depth + 1);
      if (wrong) return wrong;
    }
    return null;
  };
  const wrong = look(value, 1);
  return wrong ? failed(wrong) : { ok: true, value };
}

/** A document as text. */
export function readText(text: unknown): Reading {
  if (typeof text !== 'string') return failed('damaged');
  if (text.length > CAPS.document) return failed('tooLarge');
  if (nestedTooDeep(text)) return failed('damaged');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed('damaged');
  }
  return readValue(value);
}

/** What a person picked as a file: never more of it than shows that it is too large (a sign takes up to three bytes). */
export const fileText = (file: Blob): Promise<string> => file.slice(0, 3 * CAPS.document + 1).text();

/** Anything at all as text, so that what cannot be read can still be taken out and looked at. */
export function anyText(value: unknown): string {
  const above: unknown[] = [];
  try {
    return (
      JSON.stringify(
        value,
        function (this: unknown, _, entry: unknown) {
          if (typeof entry === 'bigint') return String(entry);
          if (typeof entry !== 'object' || entry === null) return entry;
          // Whatever stands above this one; a ring is cut where it closes.
          while (above.length > 0 && above.at(-1) !== this) above.pop();
          if (above.includes(entry)) return null;
          above.push(entry);
          return entry;
        },
        1,
      ) ?? String(value)
    );
  } catch {
    return String(Object.prototype.toString.call(value));
  }
}
