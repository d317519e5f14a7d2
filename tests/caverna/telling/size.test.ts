import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages.ts';

const kB = 1000;

/** What telling adds to a page that has the engine already, chunk by chunk. */
async function chunks(): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'src/caverna/telling/index.ts',
        external: /engine\/index\.ts$/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((chunk) => chunk.type === 'chunk');
}

const packed = (list: readonly Rolldown.OutputChunk[]): number =>
  list.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);

describe('telling in a browser', async () => {
  const all = await chunks();
  const speaks = (chunk: Rolldown.OutputChunk, language: string) =>
    chunk.moduleIds.some((id) => id.includes(`/telling/${language}/`));
  // Only setup forms fetch these, and whoever is refused something written by hand.
  const isForms = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.every((id) => /(options\/\w+|option-rules\/\w+|entries)\.ts$/.test(id));

  for (const language of languages)
    it(`weighs at most 22 kB in ${language}, packed, and brings no other language`, () => {
      const others = languages.filter((other) => other !== language);
      const needed = all.filter((chunk) => !isForms(chunk) && !others.some((other) => speaks(chunk, other)));
      expect(needed.some((chunk) => speaks(chunk, language))).toBe(true);
      expect(all.some((chunk) => speaks(chunk, 'en') && speaks(chunk, 'de'))).toBe(false);
      expect(packed(needed)).toBeLessThanOrEqual(22 * kB);
    });
});
