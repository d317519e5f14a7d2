import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const kB = 1000;

/**
 * What a page that plays a game loads. Orcs come on demand; here all boxes are in one piece, so that none is left out.
 * The catalogue of components and the sentences of the rules are for pages that show them; running scenario files is
 * for the command line and for tests.
 */
const entry = `export {
  explain, hash, legalMoves, legalRearrangements, load, newGame, notate, parse, pending, play, publicView,
  readSave, replay, sandbox, save, saveOf, score, setUp, toPosition,
} from '/src/engine/index.ts';
export { installFiends } from '/src/engine/fiends/index.ts';`;

async function packed(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual-entry' ? id : null),
        load: (id) => (id === 'virtual-entry' ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'virtual-entry',
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  // One word of each box: the base game, a folk's tile, a trap and a rule of the orcs.
  for (const word of ['wishForChildren', 'quarryingRoom', 'poisonedArrows', 'fiends.breach.preference'])
    expect(code).toContain(word);
  return gzipSync(code, { level: 9 }).length;
}

describe('the engine in a browser', () => {
  it('weighs at most 70 kB with all boxes, packed', async () => {
    expect(await packed()).toBeLessThanOrEqual(70 * kB);
  }, 60_000);
});
