// Bytes as text that may stand in an address, numbers as bytes, and compression. Works in browsers and in Node.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE_OF: Readonly<Record<string, number>> = Object.fromEntries(
  [...ALPHABET].map((sign, value) => [sign, value]),
);

/** base64url without padding. */
export function toText(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (6 - bits)) & 63] : text;
}

/** Null when a sign does not belong there. */
export function fromText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const sign of text) {
    if (!Object.hasOwn(VALUE_OF, sign)) return null;
    held = (held << 6) | VALUE_OF[sign]!;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}

/** 32 bits that change when a bit does (FNV-1a with a finishing mix). */
export function checksum(bytes: Uint8Array): Uint8Array {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum ^= sum >>> 13;
  return new Uint8Array([sum >>> 24, sum >>> 16, sum >>> 8, sum]);
}

/** A whole number below 2^28 in as few bytes as it needs. */
export function fromNumber(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}

/** The number at `at` and where the next thing begins; null when the bytes end before the number does. */
export function toNumber(bytes: Uint8Array, at: number): { number: number; next: number } | null {
  let number = 0;
  for (let i = 0; i < 4; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    number |= (byte & 127) << (7 * i);
    if (byte < 128) return { number, next: at + i + 1 };
  }
  return null;
}

export function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

type Pipe = GenericTransformStream;

/** Sends bytes through a stream; null when it breaks or more than `most` bytes would come out. */
async function through(pipe: Pipe, bytes: Uint8Array, most: number): Promise<Uint8Array | 'tooLarge' | null> {
  const writer = (pipe.writable as WritableStream<Uint8Array>).getWriter();
  // What goes wrong while writing shows while reading.
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = (pipe.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      size += value!.length;
      if (size > most) {
        reader.cancel().catch(() => undefined);
        return 'tooLarge';
      }
      parts.push(value!);
    }
    await written;
    return joined(...parts);
  } catch {
    return null;
  }
}

export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const out = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY);
  if (out === null || out === 'tooLarge') throw new Error('compression failed');
  return out;
}

const BLOCK = 0xffff;

/** The same format at once and without compression: blocks that are only stored. */
export function deflateNow(bytes: Uint8Array): Uint8Array {
  const parts: ArrayLike<number>[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    const { length } = block;
    const last = at + BLOCK >= bytes.length ? 1 : 0;
    parts.push([last, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], block);
  }
  return joined(...parts);
}

/** Stops reading as soon as there are more than `most` bytes. */
export const inflate = (bytes: Uint8Array, most: number): Promise<Uint8Array | 'tooLarge' | null> =>
  through(new DecompressionStream('deflate-raw'), bytes, most);
