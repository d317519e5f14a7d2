import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_DIFFERENT,
  CORRECTION_FIELDS,
  CORRECTION_GROUPS,
  type CorrectionField,
  type Corrections,
  type CorrectionValue,
  contentsOf,
  hash,
  load,
  newCampaign,
  newGame,
  prepareGame,
  readCorrections,
  save,
  setUp,
  toPosition,
} from '../../../src/caverna/engine/index.ts';
import { fuzzGame } from '../../../src/caverna/lab/fuzz.ts';

const open = CORRECTION_FIELDS.filter(({ provenance }) => provenance !== 'stated');
const independent = open.filter(({ id }) => !ALL_DIFFERENT.some((ids) => ids.includes(id)));

/** Another value than ours. */
function other(field: CorrectionField): CorrectionValue {
  if (field.kind === 'choice') return field.among.find((value) => value !== field.ours)!;
  return field.ours === field.least ? field.least + 1 : field.ours - 1;
}

const changes = fc
  .uniqueArray(fc.constantFrom(...independent), { selector: ({ id }) => id })
  .chain((fields) =>
    fc.tuple(
      ...fields.map((field) =>
        (field.kind === 'choice'
          ? fc.constantFrom(...field.among)
          : fc.integer({ min: field.least, max: field.most })
        ).map((value): [string, CorrectionValue] => [field.id, value]),
      ),
    ),
  );

const problemOf = (value: unknown) => {
  const read = readCorrections(value);
  return read.ok ? null : [read.error.code, read.error.args?.problem];
};

describe('the fields of a box', () => {
  it('have different ids, a group each, and our value among those allowed', () => {
    expect(new Set(CORRECTION_FIELDS.map(({ id }) => id)).size).toBe(CORRECTION_FIELDS.length);
    expect(new Set(CORRECTION_FIELDS.map(({ group }) => group))).toEqual(new Set(CORRECTION_GROUPS));
    for (const field of CORRECTION_FIELDS)
      expect(readCorrections({ [field.id]: field.ours }), field.id).toMatchObject({ value: {} });
  });

  it('cover every component whose print is not in the rule books (fiends section 10)', () => {
    const counted = Object.fromEntries(
      CORRECTION_GROUPS.map((group) => [
        group,
        CORRECTION_FIELDS.filter((field) => field.group === group).length,
      ]),
    );
    // 27 cards: 9 with one, two and three steps, each with a symbol. Boards: three letters, then four; good and number.
    expect(counted).toMatchObject({
      cards: 81,
      events: 22,
      bribes: 6,
      orcs: 4,
      loot: 3,
      // Three tiles of the base, and three of each extension.
      extensions: 30,
      strips: 14,
    });
    expect(counted).toMatchObject({ milestones: 24, points: 13, folk: 31 });
  });

  it('each change something in the box when corrected', () => {
    const printed = JSON.stringify(contentsOf(undefined));
    for (const field of independent.filter(
      ({ id, group }) => id.startsWith('fiends.') && group !== 'points',
    )) {
      const box = readCorrections({ [field.id]: other(field) });
      if (!box.ok) throw new Error(field.id);
      expect(JSON.stringify(contentsOf(box.value)), field.id).not.toBe(printed);
    }
  });

  it('stay as they are where the rule books state them', () => {
    const fixed = CORRECTION_FIELDS.filter(({ provenance }) => provenance === 'stated');
    expect(fixed.map(({ id }) => id)).toContain('fiends.loot.layTrap');
    for (const field of fixed)
      expect(problemOf({ [field.id]: other(field) }), field.id).toEqual(['badBox', 'fixed']);
  });
});

describe('reading a box from anywhere', () => {
  it('refuses what is no box, field by field', () => {
    for (const value of [null, 1, 'x', [], [1]]) expect(problemOf(value)).toEqual(['badBox', 'shape']);
    const crowd = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`fiends.${i}`, 1]));
    expect(problemOf(crowd)).toEqual(['badBox', 'shape']);
    expect(problemOf({ 'fiends.card.M9-9.step1': 'D' })).toEqual(['badBox', 'unknown']);
    expect(problemOf({ hello: 1 })).toEqual(['badBox', 'unknown']);
    expect(problemOf(JSON.parse('{"__proto__": 1}'))).toEqual(['badBox', 'unknown']);
    expect(problemOf({ constructor: 1 })).toEqual(['badBox', 'unknown']);
    for (const field of CORRECTION_FIELDS)
      for (const value of [null, {}, [], '', 'nonsense', Number.NaN, 1.5, -1, 1000, true])
        expect(problemOf({ [field.id]: value }), `${field.id} ${value}`).toEqual(['badBox', 'value']);
  });

  it('keeps a long field name out of the message', () => {
    const read = readCorrections({ [`fiends.${'x'.repeat(5000)}`]: 1 });
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) expect(String(read.error.args!.field).length).toBeLessThanOrEqual(60);
  });

  it('refuses a tile on two pieces, and takes two pieces that have changed places', () => {
    expect(problemOf({ 'fiends.extension.S5.trap': 'bearTrap' })).toEqual(['badBox', 'twice']);
    expect(problemOf({ 'fiends.strip.R1.1': 'trapChamber' })).toEqual(['badBox', 'twice']);
    expect(
      problemOf({ 'fiends.extension.S5.trap': 'bearTrap', 'fiends.extension.S6.trap': 'spearTrap' }),
    ).toBeNull();
  });

  it('is idempotent, and drops what says nothing new', () => {
    fc.assert(
      fc.property(changes, (entries) => {
        const read = readCorrections(Object.fromEntries(entries));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const ours = new Map(CORRECTION_FIELDS.map((field) => [field.id, field.ours]));
        for (const [id, value] of Object.entries(read.value)) expect(value).not.toBe(ours.get(id));
        expect(readCorrections(read.value)).toEqual(read);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a game with a corrected box', () => {
  const corrections: Corrections = {
    'fiends.card.M3-1.step1': 'R',
    'fiends.extension.S5.trap': 'bearTrap',
    'fiends.extension.S6.trap': 'spearTrap',
    'fiends.milestone.MS1b.discount': 7,
    'folk.trainingRoom': 2,
    'folk.charcoal.known': 'yes',
  };
  const start = (request: object) => {
    const game = newGame({ seats: 2, ...request }, 4);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    return game.value;
  };

  it('keeps what belongs to it: base games nothing, folk and fiends their own part', () => {
    expect(start({ box: corrections }).setup).not.toHaveProperty('box');
    expect(start({ modules: ['folk'], box: corrections }).setup.box).toEqual({
      'folk.trainingRoom': 2,
      'folk.charcoal.known': 'yes',
    });
    expect(Object.keys(start({ modules: ['fiends'], box: corrections }).setup.box!)).toEqual(
      Object.keys(corrections).filter((id) => id.startsWith('fiends.')),
    );
  });

  it('drops a box that equals ours, so nothing changes', () => {
    for (const module of ['base', 'folk', 'fiends']) {
      const ours = Object.fromEntries(CORRECTION_FIELDS.map((field) => [field.id, field.ours]));
      const plain = start({ modules: [module] });
      expect(hash(start({ modules: [module], box: ours }))).toBe(hash(plain));
      expect(plain.setup).not.toHaveProperty('box');
    }
  });

  it('refuses a bad one before anything is dealt', () => {
    for (const module of ['base', 'folk', 'fiends'])
      expect(newGame({ seats: 2, modules: [module], box: { nonsense: 1 } }, 1)).toMatchObject({
        error: { code: 'badBox', args: { field: 'nonsense', problem: 'unknown' } },
      });
  });

  it('is saved with its corrections and loads to the same game', () => {
    for (const module of ['folk', 'fiends']) {
      const game = start({ modules: [module], box: corrections });
      const loaded = load(save(game, []));
      expect(loaded.ok && hash(loaded.value.game)).toBe(hash(game));
      const again = setUp(toPosition(game));
      expect(again.ok && again.value.setup.box).toEqual(game.setup.box);
    }
  });

  it('lies on the table as corrected', () => {
    const pieces = ['S5', 'L1', 'R1'];
    const game = start({ modules: ['fiends'], seats: 1, box: corrections, fiends: { pieces } });
    expect(game.fiends!.traps).toMatchObject({ bearTrap: 1 });
    expect(game.fiends!.traps).not.toHaveProperty('spearTrap');
    const bribed: Corrections = Object.fromEntries(
      [2, 3, 4, 5, 6].map((i) => [`fiends.bribe.${i}`, 'vegetable']),
    );
    const { bribes } = start({ modules: ['fiends'], box: bribed }).fiends!;
    expect(bribes.filter((good) => good === 'vegetable').length).toBeGreaterThanOrEqual(3);
  });

  it('holds for all games of a campaign', () => {
    const prepared = prepareGame(newCampaign('easy', { 'fiends.milestone.MS1b.discount': 7 }), 3);
    if (!prepared.ok) throw new Error('no campaign');
    expect(prepared.value.request.box).toEqual({ 'fiends.milestone.MS1b.discount': 7 });
    const seen = Array.from({ length: 40 }, (_, seed) => {
      const one = prepareGame(newCampaign('easy', { 'fiends.milestone.MS1b.discount': 7 }), seed);
      return one.ok ? one.value.milestone : null;
    });
    expect(seen.find((milestone) => milestone?.id === 'MS1b')?.discount).toBe(7);
  });

  it('is played by all rules, whatever the corrections', () => {
    fc.assert(
      fc.property(
        changes,
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom('folk', 'fiends'),
        (entries, seed, module) => {
          const corrected = { ...Object.fromEntries(entries), 'folk.charcoal.known': 'yes' };
          fuzzGame({
            players: 1 + (seed % 3),
            tileSet: 'full',
            seed,
            bot: 'busy',
            tryAllEvery: 0,
            module,
            box: corrected,
          });
        },
      ),
      { numRuns: 24, seed: 7 },
    );
  });
});
