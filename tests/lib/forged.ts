import { checksum, deflate, fromNumber, joined, toText } from '../../src/table/bytes.ts';

export const packedText = (text: string): Promise<Uint8Array> => deflate(new TextEncoder().encode(text));

/** A link of this kind with a true checksum around the text: what somebody who knows the format can write. */
export async function forged(kind: string, packed: Promise<Uint8Array>): Promise<string> {
  const body = await packed;
  const content = joined(fromNumber(body.length), body);
  return `${kind}1.${toText(joined(fromNumber(content.length), checksum(content), content))}`;
}
