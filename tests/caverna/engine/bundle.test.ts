import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const kB = 1000;

/**
 * What a page that plays a game loads. Orcs and folk come on demand; here all boxes are in one piece, so that none is left out.
 * The catalogue of components and the sentences of the rules are for pages that show them; running scenario files is
 * for the command line and for tests.
 */
const playing = `export {
  explain, hash, legalMoves, legalRearrangements, load, newGame, notate, parse, pending, play, publicView,
  readSave, replay, save, saveOf, score,
} from '/src/caverna/engine/index.ts';
export { installFiends } from '/src/caverna/engine/fiends/index.ts';
export { installFolk } from '/src/caverna/engine/folk/index.ts';`;

/** On top of it, what the pages need on which a position is put together by hand. */
const positions = `${playing}
export { sandbox, setUp, toPosition } from '/src/caverna/engine/index.ts';
export { installPositions } from '/src/caverna/engine/fiends/position/index.ts';`;

async function packed(entry: string): Promise<number> {
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
  // A space, and a rule that only the code of each box cites.
  for (const word of ['wishForChildren', 'folk.ability.elves.pastures', 'fiends.breach.preference'])
    expect(code.includes(word), word).toBe(true);
  return gzipSync(code, { level: 9 }).length;
}

describe('the engine in a browser', () => {
  it('weighs at most 70 kB with all boxes, packed', async () => {
    expect(await packed(playing)).toBeLessThanOrEqual(70 * kB);
  });

  it('weighs at most 76 kB together with the making of positions', async () => {
    expect(await packed(positions)).toBeLessThanOrEqual(76 * kB);
  });
});
