// Anything that is plain JSON as a short text for an address, and back: `game2.eJy…`.
//
// Before the point: what it is and in which version, so that a person sees it and an old page can say that it is too
// old. Behind it, in base64url: length, checksum, JSON (deflated), and a tail of bytes that are dense already.
// Whatever is opened here comes from strangers: nothing throws, nothing grows beyond the caps of `reading.ts`.

import {
  checksum,
  deflate,
  deflateNow,
  fromNumber,
  fromText,
  inflate,
  joined,
  toNumber,
  toText,
} from './bytes.ts';
import { CAPS, readText } from './reading.ts';

export const LINK_ERRORS = [
  /** The end is missing, as when a message was cut. */
  'truncated',
  /** Some sign was changed, or it never was one of our links. */
  'damaged',
  'tooLarge',
  /** A link of ours, but to something else. */
  'otherKind',
  'newerVersion',
  'olderVersion',
] as const;
export type LinkError = (typeof LINK_ERRORS)[number];

export interface Unpacked {
  version: number;
  value: unknown;
  tail: Uint8Array;
}
export type UnpackResult = { ok: true; value: Unpacked } | { ok: false; error: LinkError };

export interface Limits {
  /** The newest version this page understands, and the oldest. */
  version: number;
  oldest?: number;
}

const failed = (error: LinkError): UnpackResult => ({ ok: false, error });

const encoded = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function linkOf(kind: string, version: number, body: Uint8Array, tail: Uint8Array): string {
  const content = joined(fromNumber(body.length), body, tail);
  const bytes = joined(fromNumber(content.length), checksum(content), content);
  return `${kind}${version}.${toText(bytes)}`;
}

/** What a link is made of; `kind` in lower-case letters. */
export type Parcel = readonly [kind: string, version: number, value: unknown, tail?: Uint8Array];

const NO_TAIL = new Uint8Array();

/** The same value always gives the same text. */
export const pack = async (...[kind, version, value, tail = NO_TAIL]: Parcel): Promise<string> =>
  linkOf(kind, version, await deflate(encoded(value)), tail);

/** A longer link to the same, but at once: for an address that must not wait. */
export const packNow = (...[kind, version, value, tail = NO_TAIL]: Parcel): string =>
  linkOf(kind, version, deflateNow(encoded(value)), tail);

const SUM = 4;

/** The text may be a whole address; what stands before the last `#` is left out. */
export async function unpack(kind: string, text: string, limits: Limits): Promise<UnpackResult> {
  if (typeof text !== 'string') return failed('damaged');
  if (text.length > CAPS.link) return failed('tooLarge');
  const read = /^(?:.*#)?([a-z]{1,20})(\d{1,4})\.(.*)$/s.exec(text.trim());
  if (!read) return failed(kind.startsWith(text.trim()) ? 'truncated' : 'damaged');
  const [, found, digits, signs] = read;
  if (found !== kind) return failed('otherKind');
  const version = Number(digits);
  if (version > limits.version) return failed('newerVersion');
  if (version < (limits.oldest ?? limits.version)) return failed('olderVersion');
  const bytes = fromText(signs!);
  if (!bytes) return failed('damaged');
  const length = toNumber(bytes, 0);
  if (!length) return failed(bytes.length < 4 ? 'truncated' : 'damaged');
  const from = length.next + SUM;
  if (bytes.length - from < length.number) return failed('truncated');
  if (bytes.length - from > length.number) return failed('damaged');
  const content = bytes.subarray(from);
  const sum = checksum(content);
  if (sum.some((byte, i) => byte !== bytes[length.next + i])) return failed('damaged');
  const body = toNumber(content, 0);
  if (!body || body.next + body.number > content.length) return failed('damaged');
  const end = body.next + body.number;
  const json = await inflate(content.slice(body.next, end), CAPS.document);
  if (json === 'tooLarge') return failed('tooLarge');
  if (!json) return failed('damaged');
  const inside = readText(new TextDecoder().decode(json));
  if (!inside.ok) return failed(inside.error);
  return { ok: true, value: { version, value: inside.value, tail: content.slice(end) } };
}
