import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checksum,
  deflate,
  deflateNow,
  fromNumber,
  fromText,
  inflate,
  joined,
  toText,
} from '../../src/table/bytes.ts';
import { LINK_ERRORS, pack, packNow, unpack } from '../../src/table/link.ts';

const limits = { version: 2 };

/** A link with a true checksum around any JSON text: what somebody who knows the format can write. */
async function forged(json: string): Promise<string> {
  const body = await deflate(new TextEncoder().encode(json));
  const content = joined(fromNumber(body.length), body);
  return `board2.${toText(joined(fromNumber(content.length), checksum(content), content))}`;
}

/** Keys that reach for a prototype are refused, whatever is inside. */
const honest = fc
  .jsonValue({ maxDepth: 8 })
  .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));

describe('a link', () => {
  it('gives back what was put in, tail and all', async () => {
    await fc.assert(
      fc.asyncProperty(honest, fc.uint8Array({ maxLength: 40 }), async (value, tail) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const text = await pack('board', 2, plain, tail);
        expect(text).toMatch(/^board2\.[\w-]+$/);
        const back = await unpack('board', text, limits);
        expect(back).toEqual({ ok: true, value: { version: 2, value: plain, tail } });
      }),
      { numRuns: 300, examples: [[{ a: 1 }, new Uint8Array([1, 2])]] },
    );
  });

  it('that must not wait says the same, only longer', async () => {
    await fc.assert(
      fc.asyncProperty(honest, fc.uint8Array({ maxLength: 40 }), async (value, tail) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const back = await unpack('board', packNow('board', 2, plain, tail), limits);
        expect(back).toEqual(await unpack('board', await pack('board', 2, plain, tail), limits));
      }),
      { numRuns: 100, examples: [['x'.repeat(4000), new Uint8Array()]] },
    );
    for (const length of [0, 1, 0xffff, 0x10000, 200_000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) & 255);
      expect(await inflate(deflateNow(bytes), length)).toEqual(bytes);
    }
  });

  it('is found at the end of an address, with spaces around it', async () => {
    const text = await pack('board', 2, { a: 1 });
    const back = await unpack('board', `  https://example.org/en/play/#${text}\n`, limits);
    expect(back.ok && back.value.value).toEqual({ a: 1 });
  });

  it('that is cut anywhere says so', async () => {
    const text = await pack('board', 2, { seats: ['a', 'b'], long: 'abcdefghijk'.repeat(3) });
    for (let end = 'board2.'.length; end < text.length - 1; end++)
      expect(await unpack('board', text.slice(0, end), limits)).toEqual({ ok: false, error: 'truncated' });
  });

  it('with any bit turned over is refused', async () => {
    const text = await pack('board', 2, { seats: [1, 2, 3], note: 'to be or not to be' });
    const start = 'board2.'.length;
    const bytes = fromText(text.slice(start))!;
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const wrong = bytes.slice();
      wrong[bit >> 3]! ^= 1 << (bit & 7);
      const back = await unpack('board', `board2.${toText(wrong)}`, limits);
      expect(back.ok).toBe(false);
    }
  });

  it('names its kind and version', async () => {
    const text = await pack('board', 2, 1);
    expect(await unpack('game', text, limits)).toEqual({ ok: false, error: 'otherKind' });
    expect(await unpack('board', text, { version: 1 })).toEqual({ ok: false, error: 'newerVersion' });
    expect(await unpack('board', text, { version: 3 })).toEqual({ ok: false, error: 'olderVersion' });
    expect((await unpack('board', text, { version: 3, oldest: 2 })).ok).toBe(true);
  });

  it('never swells beyond its limits', async () => {
    const bomb = await pack('board', 2, 'a'.repeat(30_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    expect(await unpack('board', bomb, limits)).toEqual({ ok: false, error: 'tooLarge' });
    expect(await unpack('board', 'x'.repeat(60_001), limits)).toEqual({ ok: false, error: 'tooLarge' });
  });

  it('with nesting or keys that no honest page writes is refused', async () => {
    const hostile = ['['.repeat(5000), '{"__proto__":{"a":1}}', '{"a":[{"constructor":1}]}', '{"a":', 'ÿ'];
    for (const json of hostile)
      expect(await unpack('board', await forged(json), limits)).toEqual({ ok: false, error: 'damaged' });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('of any rubbish is a clear error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `board2.${text}`),
          fc.uint8Array({ maxLength: 60 }).map((bytes) => `board2.${toText(bytes)}`),
        ),
        async (text) => {
          const back = await unpack('board', text, limits);
          expect(!back.ok && LINK_ERRORS.includes(back.error)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
