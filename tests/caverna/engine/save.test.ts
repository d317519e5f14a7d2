import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENTRY_CODES,
  hash,
  legalMoves,
  load,
  MOVE_CODES,
  type Move,
  newGame,
  notate,
  parse,
  play,
  publicView,
  save,
  saveOf,
  setUp,
  toPosition,
} from '../../../src/caverna/engine/index.ts';
import { BOTS } from '../../../src/caverna/lab/bots.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';

const finished = playGame({ seats: 3 }, 11, BOTS.busy!);

describe('saving and loading', () => {
  it('gives the same game back', () => {
    const loaded = load(save(finished.game, finished.lines));
    expect(loaded.ok && hash(loaded.value.game)).toBe(hash(finished.game));
    expect(loaded.ok && loaded.value.moves.map(notate)).toEqual(finished.lines);
  });

  it('says which line cannot be played', () => {
    const broken = {
      ...saveOf(finished.game, finished.lines),
      lines: [...finished.lines.slice(0, 3), 'place nowhere'],
    };
    const loaded = load(JSON.stringify(broken));
    expect(loaded).toMatchObject({ ok: false, error: { code: 'badLine', args: { number: 4 } } });
  });

  it('answers every kind of rubbish with a clean error', () => {
    const good = saveOf(finished.game, finished.lines.slice(0, 5));
    const rubbish = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true }),
      fc.record({
        format: fc.constant(good.format),
        version: fc.constantFrom(1, 2, 3),
        rules: fc.constant(good.rules),
        setup: fc.anything(),
        seed: fc.anything(),
        lines: fc.anything(),
      }),
      fc.record({
        format: fc.constant(good.format),
        version: fc.constant(good.version),
        rules: fc.constant(good.rules),
        setup: fc.constant(good.setup),
        seed: fc.oneof(fc.constant(11), fc.double(), fc.bigInt()),
        lines: fc.array(fc.oneof(fc.constantFrom(...finished.lines), fc.string(), fc.anything())),
      }),
      fc.constant('{"__proto__":{"format":"cave-farmers-game"},"lines":[]}'),
    );
    fc.assert(
      fc.property(rubbish, (input) => {
        const loaded = load(input);
        if (!loaded.ok) expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(loaded.error.code);
      }),
      { numRuns: 1500 },
    );
  });

  it('says when a save is too old or too new', () => {
    const good = saveOf(finished.game, finished.lines);
    expect(load({ ...good, version: 1 })).toMatchObject({ ok: false, error: { code: 'olderSave' } });
    expect(load({ ...good, version: 3 })).toMatchObject({ ok: false, error: { code: 'newerSave' } });
    expect(load({ ...good, rules: 7 })).toMatchObject({ ok: false, error: { code: 'badSave' } });
  });

  it('refuses saves that are too large', () => {
    const lines = Array(30_000).fill('stop');
    expect(load({ ...saveOf(finished.game, []), lines })).toMatchObject({
      ok: false,
      error: { code: 'tooLarge' },
    });
    expect(load(' '.repeat(5_000_000))).toMatchObject({ ok: false, error: { code: 'tooLarge' } });
  });
});

describe('moves from outside', () => {
  it('are refused without a throw, whatever they are', () => {
    const start = newGame({ seats: 2 }, 1);
    if (!start.ok) throw new Error('no game');
    const before = hash(start.value);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            type: fc.constantFrom('place', 'arrange', 'breed', 'exchange', 'pay'),
            stands: fc.anything(),
            types: fc.anything(),
            goods: fc.anything(),
          }),
        ),
        (move) => {
          const played = play(start.value, move as Move);
          if (!played.ok) expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(played.error.code);
        },
      ),
      { numRuns: 1500 },
    );
    expect(hash(start.value)).toBe(before);
  });

  it('lines of any kind are parsed or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...'place arrange 1 sheep b4, dog '.split('')) }),
        ),
        (line) => {
          const read = parse(line);
          if (read.ok) expect(parse(notate(read.value))).toEqual(read);
        },
      ),
    );
  });
});

describe('positions', () => {
  it('of any rubbish are refused without a throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ seats: fc.anything(), round: fc.anything(), spaces: fc.anything() }),
        ),
        (position) => {
          const table = setUp(position);
          if (!table.ok) expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(table.error.code);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('written from a game can be set up again', () => {
    let checked = 0;
    playGame({ seats: 2 }, 5, BOTS.busy!, {
      after(game) {
        if (game.stack.length !== 1 || game.stack[0]!.kind !== 'work') return;
        const position = toPosition(game);
        const again = setUp(JSON.parse(JSON.stringify(position)));
        expect(again.ok && toPosition(again.value).seats).toEqual(position.seats);
        expect(again.ok && legalMoves(again.value).map(notate).sort()).toEqual(
          legalMoves(game).map(notate).sort(),
        );
        checked++;
      },
    });
    expect(checked).toBeGreaterThan(20);
  });
});

describe('what players can see', () => {
  it('holds no future card, face-down marker, seed or random state', () => {
    const start = newGame({ seats: 4 }, 99);
    if (!start.ok) throw new Error('no game');
    const view = publicView(start.value);
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['seed']));
    for (const key of ['seed', 'rng', 'cards', 'markers']) expect(view).not.toHaveProperty(key);
    expect(view.rounds.filter((round) => round.card)).toHaveLength(1);
    expect(view.rounds.every((round) => round.marker === null)).toBe(true);
  });
});
