import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/caverna/bots/index.ts';
import {
  ENTRY_CODES,
  type Game,
  hash,
  legalMoves,
  load,
  MOVE_CODES,
  newGame,
  notate,
  play,
  readSetup,
  type SetupRequest,
  save,
} from '../../../src/caverna/engine/index.ts';
import { must } from '../../lib/must.ts';

const asked = (setup: unknown, seed: unknown = 1) => newGame(setup as SetupRequest, seed as number);
const solo = (fiends: unknown) => asked({ seats: 1, modules: ['fiends'], fiends });

/** A game that can be played on, saved and loaded. */
function plays(game: Game, moves: number): void {
  const roll = dice(7);
  const lines: string[] = [];
  let now = game;
  for (let i = 0; i < moves && now.phase !== 'over'; i++) {
    const legal = legalMoves(now);
    expect(legal.length).toBeGreaterThan(0);
    const move = legal[roll(legal.length)]!;
    lines.push(notate(move));
    now = must(play(now, move)).game;
  }
  expect(hash(must(load(save(now, lines))).game)).toBe(hash(now));
}

const TRICKS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const WORDS = [
  ...TRICKS,
  ...[
    'base',
    'folk',
    'fiends',
    'elves',
    'dwarves',
    'full',
    'introductory',
    'sixteen',
    'chosen',
    'human',
    'bot',
  ],
  ...[
    'wood',
    'dog',
    'gold',
    'trap',
    'dwelling',
    'trap.pitfall',
    'tile.',
    'tile.carpenter',
    'tile.woodSupplier',
  ],
  ...[
    'doubleTile.meadowField',
    'doubleTile.oreMine',
    'doubleTile.meadow',
    'S1',
    'L9',
    'R2',
    'easy',
    'hard',
    '',
  ],
];
const FIELDS = [
  ...TRICKS,
  ...['seats', 'modules', 'tileSet', 'folkTiles', 'options', 'fiends', 'box', 'name', 'kind', 'folk'],
  ...['bonuses', 'pieces', 'experts', 'strength', 'stronger', 'soloFood', 'tilesFirst', 'firstSeat'],
  ...['trainingRoomStep', 'soloClearingThreshold', 'scarecrowInForest', 'folk.trainingRoom', 'fiends.gold.A'],
];

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string());
const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 7, 8, 1e9, 2 ** 53, 1e308, 0.5, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer(),
);
const leaf = fc.oneof(word, number, fc.boolean(), fc.constant(null), fc.constant(undefined));
/** Keys that JSON can bring along, `__proto__` as an own one among them. */
const record = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 6 }).map((entries) => {
    const made: Record<string, unknown> = {};
    for (const [key, entry] of entries)
      Object.defineProperty(made, key, { value: entry, enumerable: true, configurable: true });
    return made;
  });
const { junk } = fc.letrec((tie) => ({
  junk: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('junk'), { maxLength: 5 }), record(tie('junk'))),
}));
/** Mostly in the right shape, so that it gets past the first questions. */
const mostly = (right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown> = junk) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
const seat = fc.oneof(
  fc.constantFrom('Anna', 'Bob', { name: 'Cid', kind: 'bot' }, { folk: 'elves' }, { folk: 'trolls' }, {}),
  mostly(fc.record({ name: word }), record(junk)),
);
const close = fc.record(
  {
    seats: mostly(fc.oneof(fc.integer({ min: 1, max: 7 }), fc.array(seat, { minLength: 1, maxLength: 7 }))),
    modules: mostly(
      fc.constantFrom(['base'], ['fiends'], ['base', 'fiends'], ['base', 'folk']),
      fc.array(word),
    ),
    tileSet: mostly(fc.constant('full')),
    folkTiles: mostly(fc.constantFrom('chosen', 'sixteen', ['humans']), fc.array(word)),
    options: mostly(fc.constantFrom({}, { firstSeat: 'random' }, { soloClearingThreshold: 7 }), record(leaf)),
    fiends: mostly(
      fc.record(
        {
          bonuses: fc.array(mostly(fc.constantFrom('wood', 'cattle', 'trap', 'dwelling'), word), {
            maxLength: 4,
          }),
          pieces: fc.array(mostly(fc.constantFrom('S1', 'S2', 'L3', 'R4'), word), { maxLength: 4 }),
          experts: mostly(fc.constant([1]), fc.array(number)),
          strength: mostly(fc.constantFrom('easy', 'hard'), word),
        },
        { requiredKeys: [] },
      ),
      fc.oneof(record(junk), junk),
    ),
    box: mostly(fc.constantFrom({}, { 'fiends.gold.A': 2 }), fc.oneof(record(leaf), junk)),
  },
  { requiredKeys: ['seats'] },
);

describe('a setup from anywhere', () => {
  it('is refused when a bonus is none of the campaign table', () => {
    for (const choice of [
      'castle',
      'gold',
      'food',
      'tile.carpenter',
      'tile.dwelling',
      'tile.',
      'tile.__proto__',
      'trap.pitfall',
      'doubleTile.meadow',
      'doubleTile.',
      '__proto__',
      'constructor',
      'toString',
      'basicTrapFree',
      '',
    ])
      expect(solo({ bonuses: ['wood', choice] }), choice).toMatchObject({
        ok: false,
        error: { code: 'badOption' },
      });
    for (const bonuses of ['wood', { 0: 'wood' }, [['wood']], [null], [1]])
      expect(solo({ bonuses }), JSON.stringify(bonuses)).toMatchObject({
        ok: false,
        error: { code: 'badOption' },
      });
  });

  it('is refused when a piece of the boards does not exist, or an expert does not sit at the table', () => {
    for (const fiends of [
      { pieces: ['S10'] },
      { pieces: ['MS1a'] },
      { pieces: ['__proto__'] },
      { pieces: 'S1' },
      { experts: [2] },
      { experts: [1, 1] },
    ])
      expect(solo(fiends), JSON.stringify(fiends)).toMatchObject({ ok: false, error: { code: 'badOption' } });
    expect(solo({ pieces: ['S9', 'L7', 'R7'], experts: [1] }).ok).toBe(true);
  });

  it('is refused when it asks for a box by the name of something every object has', () => {
    for (const name of TRICKS)
      expect(asked({ seats: 2, modules: [name] }), name).toMatchObject({
        ok: false,
        error: { code: 'badSetup' },
      });
  });

  it('may bring as many bonuses as a campaign can buy', () => {
    const bonuses = ['wood', 'sheep', 'trap', 'dwelling', 'doubleTile.meadowField', 'ruby'].flatMap(
      (choice) => Array<string>(60).fill(choice),
    );
    plays(must(solo({ bonuses })), 60);
    expect(solo({ bonuses: Array(10_000).fill('wood') }).ok).toBe(false);
  });

  it('makes a game that can be played, or is refused with a code, whatever it is', () => {
    let made = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 6, arbitrary: close }, { weight: 1, arbitrary: junk }),
        fc.oneof(fc.constant(3), leaf),
        (setup, seed) => {
          const read = readSetup(setup);
          if (!read.ok) expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(read.error.code);
          else expect(readSetup(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
          const game = asked(setup, seed);
          if (!game.ok) {
            expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(game.error.code);
            return;
          }
          made++;
          plays(game.value, 5);
        },
      ),
      { numRuns: 3000, seed: 11 },
    );
    expect(made).toBeGreaterThan(400);
  });

  it('leaves every object as it was', () => {
    const keys = Object.keys(Object.prototype);
    for (const trick of TRICKS)
      for (const part of ['options', 'fiends', 'box', 'seats'])
        asked(JSON.parse(`{"seats":1,"modules":["fiends"],"${part}":{"${trick}":{"seats":3}}}`));
    expect(Object.keys(Object.prototype)).toEqual(keys);
    expect(({} as Record<string, unknown>).seats).toBeUndefined();
  });
});
